import type { Texts } from '../types.ts'

export const order: Texts['order'] = {
  lines: 'បញ្ជីទំនិញ',
  unit_price: 'តម្លៃឯកតា',
  discount: 'បញ្ចុះតម្លៃ',
  total_discount: 'បញ្ចុះតម្លៃសរុប',
  subtotal: 'សរុបរង',
  total: 'សរុប',
  paid: 'បានបង់',
  due: 'នៅត្រូវបង់',
  how_to_pay: 'របៀបបង់ប្រាក់',
  deposit_due: 'សូមបង់ប្រាក់កក់ {{amount}} មុនពេលចាប់ផ្ដើមផលិត។',
  no_name: 'គ្មានឈ្មោះ',
  download_pdf: 'ទាញយក PDF',
}
