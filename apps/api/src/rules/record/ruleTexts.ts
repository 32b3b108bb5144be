import { loadTexts } from '@kitwright/words'
import { openSavedTexts } from '../../tenants/index.ts'

/** The mails that a shop's rules send: a label is a subject. */
export const ruleTexts = openSavedTexts({
  table: 'rule_texts',
  column: 'texts',
  load: async language => loadTexts(language, 'rules'),
  keysOf: id => ({ label: `mail_${id}`, text: `mail_${id}_text` }),
  ids: ['proof', 'deposit', 'balance', 'arrived', 'staff'],
})
