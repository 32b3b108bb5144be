export const pages = {
  contact_phone: 'Call',
  contact_email: 'Write',
  contact_none:
    'This shop has not published its contact details yet. If you have placed an order, the shop will call the phone number you gave.',
  contact_form: 'Send us a message',
  contact_contact: 'Email or phone number',
  contact_subject: 'Subject',
  contact_message: 'Message',
  contact_send: 'Send',
  contact_contact_required: 'Contact is required.',
  contact_contact_wrong: 'Enter an email address or a phone number.',
  contact_subject_required: 'Subject is required.',
  contact_message_required: 'Message is required.',
  contact_too_long: 'The limit is {{count}} characters. Please shorten it by {{over}}.',
  contact_sent: 'Thank you. We received your message.',
  contact_sent_text: 'Our team will reply to you at {{contact}}.',
  contact_another: 'Write another message',
} as const
