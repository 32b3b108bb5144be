import type { Texts } from '../../types.ts'

export const pages: Texts['pages'] = {
  contact_phone: 'ហៅទូរសព្ទ',
  contact_email: 'សរសេរ',
  contact_none: 'ហាងនេះមិនទាន់ផ្សាយព័ត៌មានទំនាក់ទំនងទេ។ អតិថិជនដែលបានបញ្ជាទិញ យើងនឹងហៅតាមលេខទូរសព្ទដែលបានផ្ដល់។',
  contact_form: 'ផ្ញើសារមកយើង',
  contact_contact: 'អ៊ីមែល ឬលេខទូរសព្ទ',
  contact_subject: 'ប្រធានបទ',
  contact_message: 'សារ',
  contact_send: 'ផ្ញើ',
  contact_contact_required: 'សូមបញ្ចូលអ៊ីមែល ឬលេខទូរសព្ទ។',
  contact_contact_wrong: 'សូមបញ្ចូលអ៊ីមែល ឬលេខទូរសព្ទដែលត្រឹមត្រូវ។',
  contact_subject_required: 'សូមបញ្ចូលប្រធានបទ។',
  contact_message_required: 'សូមសរសេរសារ។',
  contact_too_long: 'កន្លែងនេះដាក់បានច្រើនបំផុត {{count}} តួ។ សូមកាត់ឱ្យខ្លីជាងនេះ {{over}} តួ។',
  contact_sent: 'អរគុណ យើងបានទទួលសាររបស់អ្នកហើយ',
  contact_sent_text: 'ក្រុមការងារយើងនឹងឆ្លើយទៅ {{contact}}។',
  contact_another: 'សរសេរសារមួយទៀត',
}
