import { setPasswordCost } from './passwords/passwords.ts'

/**
 * The lowest cost that argon2id accepts. Tests of the server guess hundreds of times, and none tests the cost of a
 * guess.
 */
setPasswordCost({ memoryCost: 8, timeCost: 1, parallelism: 1 })
