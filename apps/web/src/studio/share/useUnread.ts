import { useUnreadAnswers } from '../../pictures/index.ts'
import { useStudio } from '../context/index.ts'
import { savedIdOf } from './savedId.ts'

/** How many answers to the open design's link its owner has not read. */
export const useUnread = (): number => useUnreadAnswers(useStudio(savedIdOf))
