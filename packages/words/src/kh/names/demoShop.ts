import type { OwnNames } from '../../types.ts'

export const demoShop: OwnNames<'demoShop'> = {
  payment: 'នេះជាហាងសាកល្បង៖ សូមកុំផ្ញើប្រាក់។ ហាងពិតនឹងបង្ហាញគណនី និង KHQR របស់ខ្លួននៅទីនេះ។',
}
