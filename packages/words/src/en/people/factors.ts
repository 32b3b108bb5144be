/** Second factors, passkeys and sessions, of customers and of staff. */
export const factors = {
  devices: 'Devices',
  devices_text: 'Where you are signed in. Sign out any device you do not recognise.',
  device_unknown: 'Unknown device',
  device_on: '{{browser}} on {{os}}',
  device_this: 'This device',
  device_used: 'Last used {{date}}, {{time}}',
  device_end: 'Sign out',
  device_end_named: 'Sign out {{device}}',
  device_end_question: 'Sign out {{device}}?',
  device_end_others: 'Sign out other devices',
  device_end_others_question: 'Sign out all other devices?',
  device_ended: 'Device signed out',
} as const
