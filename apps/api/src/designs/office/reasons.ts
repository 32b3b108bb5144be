import { loadTexts } from '@kitwright/words'
import { openSavedTexts } from '../../tenants/index.ts'

/** The reasons that staff of a shop have ready for a review. */
export const savedReasons = openSavedTexts({
  table: 'review_reasons',
  column: 'reasons',
  load: async language => loadTexts(language, 'review'),
  keysOf: id => ({ label: `reason_${id}`, text: `reason_${id}_text` }),
  ids: ['dpi', 'seam', 'read', 'names', 'rights', 'letters'],
})
