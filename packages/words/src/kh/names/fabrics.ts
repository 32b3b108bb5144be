import type { OwnNames } from '../../types.ts'

export const fabrics: OwnNames<'fabrics'> = {
  pique: 'ក្រណាត់ពីកេ',
  cotton: 'ក្រណាត់កប្បាស',
  fleece: 'ក្រណាត់រោមទន់',
  terry: 'ក្រណាត់ធែរី',
  satin: 'ក្រណាត់សាទីន',
  interlock: 'ក្រណាត់អ៊ីនធើឡុក',
  mesh: 'ក្រណាត់សំណាញ់',
}
