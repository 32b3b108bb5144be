import { setPasswordCost } from './passwords/passwords.ts'

/** The least that argon2id takes: tests of the server guess hundreds of times, and what a guess costs is the subject of none. */
setPasswordCost({ memoryCost: 8, timeCost: 1, parallelism: 1 })
