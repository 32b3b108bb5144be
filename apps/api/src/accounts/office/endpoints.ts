import type { Endpoints } from '../../endpoint/index.ts'
import { changeStaffNotifications, readStaffNotifications } from '../person/notifications.ts'
import { addCustomer } from './addCustomer.ts'
import { blockCustomer, type CountBelongings, listCustomers, readCustomer, signCustomerOut } from './customers.ts'
import { addRole, changeRole, listRoles, removeRole } from './roles.ts'
import { addStaff, changeStaff, inviteAgain, listStaff, readOwnStaff, removeStaff } from './staff.ts'

type Routes =
  | 'GET /api/office/me'
  | 'GET /api/office/me/notifications'
  | 'PUT /api/office/me/notifications'
  | 'GET /api/office/customers'
  | 'POST /api/office/customers'
  | 'GET /api/office/customers/{id}'
  | 'PUT /api/office/customers/{id}/blocked'
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

/** Endpoints for staff to manage accounts. */
export const createOfficeAccountsEndpoints = (countBelongings: CountBelongings): Endpoints<Routes> => ({
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
