import { recordCached } from './verdicts.ts'

/** Program: records the patterns that the last test run found linear, so that no fresh clone judges them again. */
recordCached()
