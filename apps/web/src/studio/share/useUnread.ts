import { useUnreadAnswers } from '../../domainComponents/index.ts'
import { useStudio } from '../context/index.ts'
import { savedIdOf } from './savedId.ts'

/** Returns the number of answers to the open design's link that its owner has not read. */
export const useUnread = (): number => useUnreadAnswers(useStudio(savedIdOf))
