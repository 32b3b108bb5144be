/** Texts of the mails. */
export const mail = {
  greeting: 'Dear {{name}},',
  greeting_nobody: 'Hello,',
  not_you: 'If this was not you, you can ignore this mail. Nothing has changed.',

  code_subject: '{{code}} is your code for {{shop}}',
  code_text: 'Type this code to confirm your email. It is good for 10 minutes.',
  taken_subject: 'You already have an account at {{shop}}',
  taken_text: 'Someone tried to sign up with this email, but you already have an account. You can simply sign in.',
  sign_in: 'Sign in',

  welcome_subject: 'Welcome to {{shop}}',
  welcome_text: 'Your account is ready. Your designs, squads and orders are kept there for you.',
  start_design: 'Design your kit',

  reset_subject: 'A new password for {{shop}}',
  reset_text: 'Use this link to choose a new password. It works once, within an hour.',
  reset_button: 'Choose a new password',

  administrator_subject: 'You look after {{shop}} now',
  administrator_text:
    'You are an administrator of {{shop}}. Use this link to choose your password, then sign in to the office. It works once, within three days.',
  administrator_button: 'Choose a password',

  unlock_subject: 'Signing in to your account at {{shop}} is slowed down',
  unlock_text:
    'There were several sign-ins with a wrong password. If it was you, this link lets you try again at once. It works once, within 30 minutes.',
  unlock_button: 'Sign in without waiting',

  password_subject: 'Your password at {{shop}} was changed',
  password_text: 'Your password was changed and other devices were signed out.',
  password_not_you: 'If this was not you, ask for a new password at once and tell us.',

  placed_subject: 'We have your order {{number}}',
  placed_text:
    'Thank you! Our team now checks every design of order {{number}}. We write to you as soon as it is approved.',
  order: 'Order',
  pieces: 'Pieces',
  see_order: 'See the order',

  canceled_subject: 'Order {{number}} is canceled',
  canceled_text: 'Order {{number}} has been canceled.',
  reason: 'Reason: {{reason}}',

  approved_subject: 'Order {{number}} is approved',
  approved_text: 'We have checked the designs of order {{number}}: they are ready to be made.',
  processing_subject: 'Order {{number}} is being made',
  processing_text: 'Order {{number}} is with our production now.',
  completed_subject: 'Order {{number}} is ready',
  completed_text: 'Everything of order {{number}} has been made. We hand it over to delivery next.',
  on_the_way_subject: 'Order {{number}} is on the way',
  on_the_way_text: 'Order {{number}} has left us and is on its way to you.',
  received_subject: 'Order {{number}} has arrived',
  received_text: 'Order {{number}} has been received. We would love to hear how you like it: you can rate your design.',
  paid_subject: 'Receipt: {{amount}} for order {{number}}',
  paid_text: 'Thank you! We have your payment of {{amount}} for order {{number}} ({{method}}).',
  paid_all: 'The order is fully paid.',
  refunded_subject: 'Refund: {{amount}} for order {{number}}',
  refunded_text: 'We have given you back {{amount}} for order {{number}} ({{method}}).',
  method_bank: 'bank transfer',
  method_khqr: 'KHQR',
  method_cash: 'cash',
  method_other: 'another way',
  reopened_subject: 'We look at order {{number}} again',
  reopened_text: 'Order {{number}} is being checked once more. We write to you when it is approved.',

  proof_subject: 'Please look at order {{number}} before it is printed',
  proof_text:
    'Here is every garment of order {{number}} as it will be printed: names, numbers and sizes. Please look at each one, then accept it or tell us what to change.',
  proof_button: 'Look at the proof',
  proof_why: 'Once you accept, this is what is printed and sewn.',

  ready_subject: 'Your design “{{design}}” is ready',
  ready_text: 'Our team has checked “{{design}}”. It can be made just as you see it.',
  rejected_subject: 'Please look at your design “{{design}}” again',
  rejected_text: 'Our team could not approve “{{design}}” yet. This is what they say:',
  open_design: 'Open the design',

  staff_order_subject: 'New order {{number}}: {{name}}, {{total}}',
  staff_order_text: '{{name}} has placed order {{number}}. It waits for its review.',
  staff_order_button: 'Open the order',
  staff_proof_accepted_subject: 'Order {{number}}: {{name}} accepts the proof',
  staff_proof_accepted_text: '{{name}} has looked at the proof of order {{number}} and accepts it.',
  staff_proof_changes_subject: 'Order {{number}}: {{name}} asks for changes',
  staff_proof_changes_text: '{{name}} has looked at the proof of order {{number}} and wants something changed:',
  staff_supplier_subject: 'Order {{number}}: news from {{supplier}}',
  staff_supplier_text: '{{supplier}} wrote about order {{number}}:',
  staff_supplier_photos: '{{supplier}} sent photographs: {{count}}.',
  staff_supplier_sent: '{{supplier}} has sent order {{number}}.',
  staff_supplier_tracking: 'Tracking number',
  staff_message_subject: 'Message to the shop: {{subject}}',
  staff_message_text: '{{contact}} wrote to the shop:',
  staff_message_button: 'Open the messages',
  staff_why:
    'You get this mail as one of the staff of {{shop}}. You can switch such mails off on the home page of the office.',
  customer: 'Customer',
  phone: 'Phone number',
  designs: 'Designs',
  note: 'Note',
  subject: 'Subject',
  front: '{{design}}, front',
  back: '{{design}}, back',
} as const
