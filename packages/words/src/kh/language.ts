import { english } from '../en/language.ts'
import type { LanguageFacts } from '../types.ts'
import { texts } from './texts.ts'

export const khmer: LanguageFacts = {
  texts,
  errors: () => import('./errors.ts'),
  names: () => import('./names/index.ts'),
  tag: 'km',
  locale: 'km_KH',
  name: 'ខ្មែរ',
  units: { second: ['វិនាទី'], minute: ['នាទី'] },
  months: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
  // Figures and brands are in Latin letters within the Khmer text.
  faces: [
    ...english.faces,
    ['400 16px "Kantumruy Pro"', 'ក'],
    ['600 16px "Kantumruy Pro"', 'ក'],
    ['700 16px "Kantumruy Pro"', 'ក'],
  ],
  fontFiles: ['kantumruy-pro-khmer-400-normal', 'kantumruy-pro-khmer-700-normal'],
  script: { letters: /[\u1780-\u17ff]/, sample: 'កម្ពុជា' },
}
