import type { Facts } from '../languageFacts.ts'
import type * as errors from './errors.ts'
import type * as names from './names/index.ts'
import { texts } from './texts.ts'

export const english: Facts<typeof texts, typeof errors, typeof names> = {
  texts,
  errors: () => import('./errors.ts'),
  names: () => import('./names/index.ts'),
  tag: 'en',
  locale: 'en_US',
  name: 'English',
  units: { second: ['second', 'seconds'], minute: ['minute', 'minutes'] },
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  faces: [
    ['400 16px "Inter Variable"', 'a'],
    ['700 16px "Barlow Condensed"', 'a'],
  ],
  fontFiles: ['inter-latin-wght-normal', 'barlow-condensed-latin-700-normal'],
  script: { letters: /[A-Za-z]/, sample: 'ANGKOR' },
}
