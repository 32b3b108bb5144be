import type { Endpoints } from '../../endpoint/index.ts'
import { beginApp, confirmApp, readFactors, renewCodes, turnAppOff } from './ownApp.ts'
import { addPasskey, beginPasskey, namePasskey, removePasskey } from './ownPasskeys.ts'

type Part =
  | 'POST {}/app'
  | 'POST {}/app/confirm'
  | 'POST {}/app/remove'
  | 'POST {}/codes'
  | 'POST {}/passkeys/options'
  | 'POST {}/passkeys'
  | 'PUT {}/passkeys/{id}'
  | 'POST {}/passkeys/{id}/remove'
  | 'GET {}'
type RouteAt<P extends string, K> = K extends `${infer M} {}${infer R}` ? `${M} ${P}${R}` : never
type OfShop = RouteAt<'/api/accounts/factors', Part>
type OfOffice = RouteAt<'/api/office/me/factors', Part>
export type OwnFactorRoutes = OfShop | OfOffice

/** A person's own second factors: the same for customers in the shop and for staff in the office. */
export const ownFactorEndpoints = (key: Uint8Array): Endpoints<OwnFactorRoutes> => ({
  'GET /api/accounts/factors': async exchange => ({ value: await readFactors(exchange) }),
  'POST /api/accounts/factors/app': async exchange => ({ value: await beginApp(exchange, key) }),
  'POST /api/accounts/factors/app/confirm': async exchange => ({ value: await confirmApp(exchange, key) }),
  'POST /api/accounts/factors/app/remove': async exchange => {
    await turnAppOff(exchange, key)
    return { value: null }
  },
  'POST /api/accounts/factors/codes': async exchange => ({ value: await renewCodes(exchange, key) }),
  'POST /api/accounts/factors/passkeys/options': async exchange => ({
    value: await beginPasskey(exchange, key, 'web'),
  }),
  'POST /api/accounts/factors/passkeys': async exchange => ({ value: await addPasskey(exchange, key) }),
  'PUT /api/accounts/factors/passkeys/{id}': async exchange => ({ value: await namePasskey(exchange) }),
  'POST /api/accounts/factors/passkeys/{id}/remove': async exchange => {
    await removePasskey(exchange, key)
    return { value: null }
  },
  'GET /api/office/me/factors': async exchange => ({ value: await readFactors(exchange) }),
  'POST /api/office/me/factors/app': async exchange => ({ value: await beginApp(exchange, key) }),
  'POST /api/office/me/factors/app/confirm': async exchange => ({ value: await confirmApp(exchange, key) }),
  'POST /api/office/me/factors/app/remove': async exchange => {
    await turnAppOff(exchange, key)
    return { value: null }
  },
  'POST /api/office/me/factors/codes': async exchange => ({ value: await renewCodes(exchange, key) }),
  'POST /api/office/me/factors/passkeys/options': async exchange => ({
    value: await beginPasskey(exchange, key, 'office'),
  }),
  'POST /api/office/me/factors/passkeys': async exchange => ({ value: await addPasskey(exchange, key) }),
  'PUT /api/office/me/factors/passkeys/{id}': async exchange => ({ value: await namePasskey(exchange) }),
  'POST /api/office/me/factors/passkeys/{id}/remove': async exchange => {
    await removePasskey(exchange, key)
    return { value: null }
  },
})
