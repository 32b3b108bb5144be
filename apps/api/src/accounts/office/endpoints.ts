import type { Endpoints } from '../../endpoint/index.ts'
import { changeStaffNotifications, readStaffNotifications } from '../person/notifications.ts'
import { addCustomer, giveEmail } from './addCustomer.ts'
import { blockCustomer, type CountBelongings, listCustomers, readCustomer, signCustomerOut } from './customers.ts'
import { addRole, changeRole, listRoles, removeRole } from './roles.ts'
import {
  changePolicy,
  endOtherSessions,
  endOwnSession,
  endStaffSession,
  endStaffSessions,
  listOwnSessions,
  listStaffSessions,
  readPolicy,
  resetCustomerFactors,
  resetStaffFactors,
} from './safety.ts'
import { addStaff, changeStaff, inviteAgain, listStaff, readOwnStaff, removeStaff } from './staff.ts'

type Routes =
  | 'GET /api/office/me'
  | 'GET /api/office/me/notifications'
  | 'PUT /api/office/me/notifications'
  | 'GET /api/office/customers'
  | 'POST /api/office/customers'
  | 'GET /api/office/customers/{id}'
  | 'PUT /api/office/customers/{id}/blocked'
  | 'PUT /api/office/customers/{id}/email'
  | 'DELETE /api/office/customers/{id}/sessions'
  | 'GET /api/office/staff'
  | 'POST /api/office/staff'
  | 'PUT /api/office/staff/{id}'
  | 'DELETE /api/office/staff/{id}'
  | 'POST /api/office/staff/{id}/invitation'
  | 'GET /api/office/roles'
  | 'POST /api/office/roles'
  | 'PUT /api/office/roles/{id}'
  | 'DELETE /api/office/roles/{id}'

type SafetyRoutes =
  | 'GET /api/office/me/sessions'
  | 'DELETE /api/office/me/sessions'
  | 'DELETE /api/office/me/sessions/{id}'
  | 'GET /api/office/staff/{id}/sessions'
  | 'DELETE /api/office/staff/{id}/sessions'
  | 'DELETE /api/office/staff/{id}/sessions/{sessionId}'
  | 'DELETE /api/office/staff/{id}/factors'
  | 'DELETE /api/office/customers/{id}/factors'
  | 'GET /api/office/staff-policy'
  | 'PUT /api/office/staff-policy'

/** Sessions and second factors of staff. */
const safetyEndpoints: Endpoints<SafetyRoutes> = {
  'GET /api/office/me/sessions': async exchange => ({ value: await listOwnSessions(exchange) }),
  'DELETE /api/office/me/sessions': async exchange => {
    await endOtherSessions(exchange)
    return { value: null }
  },
  'DELETE /api/office/me/sessions/{id}': async exchange => {
    await endOwnSession(exchange)
    return { value: null }
  },
  'GET /api/office/staff/{id}/sessions': async exchange => ({ value: await listStaffSessions(exchange) }),
  'DELETE /api/office/staff/{id}/sessions': async exchange => {
    await endStaffSessions(exchange)
    return { value: null }
  },
  'DELETE /api/office/staff/{id}/sessions/{sessionId}': async exchange => {
    await endStaffSession(exchange)
    return { value: null }
  },
  'DELETE /api/office/staff/{id}/factors': async exchange => {
    await resetStaffFactors(exchange)
    return { value: null }
  },
  'DELETE /api/office/customers/{id}/factors': async exchange => {
    await resetCustomerFactors(exchange)
    return { value: null }
  },
  'GET /api/office/staff-policy': async exchange => ({ value: await readPolicy(exchange) }),
  'PUT /api/office/staff-policy': async exchange => ({ value: await changePolicy(exchange) }),
}

/** Endpoints for staff to manage accounts. */
export const createOfficeAccountsEndpoints = (countBelongings: CountBelongings): Endpoints<Routes | SafetyRoutes> => ({
  ...safetyEndpoints,
  'GET /api/office/me': async exchange => ({ value: await readOwnStaff(exchange) }),
  'GET /api/office/me/notifications': async exchange => ({ value: await readStaffNotifications(exchange) }),
  'PUT /api/office/me/notifications': async exchange => ({ value: await changeStaffNotifications(exchange) }),
  'GET /api/office/customers': async exchange => ({ value: await listCustomers(exchange, countBelongings) }),
  'POST /api/office/customers': async exchange => ({ value: await addCustomer(exchange) }),
  'GET /api/office/customers/{id}': async exchange => ({ value: await readCustomer(exchange, countBelongings) }),
  'PUT /api/office/customers/{id}/blocked': async exchange => {
    await blockCustomer(exchange)
    return { value: null }
  },
  'PUT /api/office/customers/{id}/email': async exchange => {
    await giveEmail(exchange)
    return { value: await readCustomer(exchange, countBelongings) }
  },
  'DELETE /api/office/customers/{id}/sessions': async exchange => {
    await signCustomerOut(exchange)
    return { value: null }
  },
  'GET /api/office/staff': async exchange => ({ value: await listStaff(exchange) }),
  'POST /api/office/staff': async exchange => ({ value: await addStaff(exchange) }),
  'PUT /api/office/staff/{id}': async exchange => ({ value: await changeStaff(exchange) }),
  'DELETE /api/office/staff/{id}': async exchange => {
    await removeStaff(exchange)
    return { value: null }
  },
  'POST /api/office/staff/{id}/invitation': async exchange => {
    await inviteAgain(exchange)
    return { value: null }
  },
  'GET /api/office/roles': async exchange => ({ value: await listRoles(exchange) }),
  'POST /api/office/roles': async exchange => ({ value: await addRole(exchange) }),
  'PUT /api/office/roles/{id}': async exchange => ({ value: await changeRole(exchange) }),
  'DELETE /api/office/roles/{id}': async exchange => {
    await removeRole(exchange)
    return { value: null }
  },
})
