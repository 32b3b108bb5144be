export { authenticateKey, KEY_GUARD } from './keys/authenticateKey.ts'
export { createPartnerEndpoints } from './endpoints.ts'
export { forgetAnswers } from './v1/runOnce.ts'
