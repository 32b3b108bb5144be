import type { Texts } from '../types.ts'

export const patterns: Texts['patterns'] = {
  whole: 'សម្លៀកបំពាក់ទាំងមូល',
  all: 'ទាំងអស់',
  kinds: 'ប្រភេទលំនាំ',
  found_one: 'លំនាំ {{count}}',
  found_other: 'លំនាំ {{count}}',
  page: 'ទំព័រ {{number}}',
  recent: 'ទើបប្រើ',
  perhaps: 'ប្រហែលអ្នកចង់រក',
  show_all: 'បង្ហាញលំនាំទាំងអស់',
  offset_x: 'ទៅឆ្វេងស្ដាំ',
  offset_y: 'ឡើងចុះ',
  centre: 'ដាក់ចំកណ្ដាល',
  reset: 'ដាក់ដូចដើមវិញ',
  everywhere: 'ប្រើលើសម្លៀកបំពាក់ទាំងមូល',
  goes_over: 'បន្តលើ',
  sharing_on: 'បន្ត',
  sharing_own: 'ដោយខ្លួនឯង',
  sharing_out: 'មិនដាក់',
  download: 'ទាញយកជា PNG',
  download_failed: 'មិនអាចគូរលំនាំនេះបានទេ។ សូមព្យាយាមម្ដងទៀត។',
}
