import { loadTexts } from '@kitwright/words'
import { openSavedTexts } from '../tenants/index.ts'

/** The answers that staff of a shop have ready. */
export const savedReplies = openSavedTexts({
  table: 'saved_replies',
  column: 'replies',
  load: async language => loadTexts(language, 'inbox'),
  keysOf: id => ({ label: `saved_${id}`, text: `saved_${id}_text` }),
  ids: ['soon', 'thanks', 'sizes', 'late', 'price', 'picture'],
})
