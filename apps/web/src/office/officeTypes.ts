import type { Response_ } from '@kitwright/contract'

export type Delivery = Response_<'GET /api/office/deliveries'>['items'][number]
export type Supplier = Response_<'GET /api/office/suppliers'>['items'][number]
export type StaffRole = Response_<'GET /api/office/roles'>[number]
export type StaffMember = Response_<'GET /api/office/me'>
export type OfficeOrder = Response_<'GET /api/office/orders/{id}'>
export type OfficeOrderRow = Response_<'GET /api/office/orders'>['items'][number]
export type OfficeDesign = Response_<'GET /api/office/designs/{id}'>
export type OfficeDesignRow = Response_<'GET /api/office/designs'>['items'][number]
export type { OfficeTemplate } from '@kitwright/contract'
export type Customer = Response_<'GET /api/office/customers'>['items'][number]
export type Move = OfficeOrder['moves'][number]

/** Display name of a person; the e-mail if the name is empty. */
export const nameOf = ({ firstName, lastName, email }: Pick<Customer, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email

/** The price list without its version. */
export type Prices = Omit<Response_<'GET /api/office/prices'>, 'version'>
