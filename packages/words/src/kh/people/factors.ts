import type { Texts } from '../../types.ts'

export const factors: Texts['factors'] = {
  devices: 'ឧបករណ៍',
  devices_text: 'កន្លែងដែលអ្នកបានចូលគណនី។ បើមានឧបករណ៍ដែលអ្នកមិនស្គាល់ សូមចុចចាកចេញ។',
  device_unknown: 'ឧបករណ៍មិនស្គាល់',
  device_on: '{{browser}} លើ {{os}}',
  device_this: 'ឧបករណ៍នេះ',
  device_used: 'ប្រើចុងក្រោយ {{date}} ម៉ោង {{time}}',
  device_end: 'ចាកចេញ',
  device_end_named: 'ចាកចេញ លើ {{device}}',
  device_end_question: 'ចាកចេញលើ {{device}} មែនទេ?',
  device_end_others: 'ចាកចេញលើឧបករណ៍ផ្សេងទាំងអស់',
  device_end_others_question: 'ចាកចេញលើឧបករណ៍ទាំងអស់ ក្រៅពីឧបករណ៍នេះ មែនទេ?',
  device_ended: 'បានចាកចេញនៅទីនោះ',
}
