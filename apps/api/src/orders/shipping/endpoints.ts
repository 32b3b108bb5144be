import { type Response_, SHIPPING_METHODS } from '@kitwright/contract'
import { loadPriceList } from '../../catalogue/index.ts'
import { type Endpoints, etagOf, ProblemError } from '../../endpoint/index.ts'
import { listCommunes, PROVINCES } from '../places/places.ts'
import { promiseNow, rushCentsOf, type ShippingToPlace } from '../placement/placeShipping.ts'
import { quoteOffers } from '../offers/quoteOffers.ts'
import { quoteLines } from '../placement/quoteLines.ts'
import { shopDay, termsOf } from '../promise/promiseTerms.ts'
import { readQueueAhead } from '../promise/queueAhead.ts'
import { deleteAddress, listAddresses, saveAddress } from './addresses.ts'
import { changeShippingTerms, presentTerms, readShippingTerms, versionOf } from './shippingSettings.ts'

type Routes =
  | 'POST /api/shipping/options'
  | 'GET /api/places'
  | 'GET /api/places/{district}'
  | 'GET /api/addresses'
  | 'POST /api/addresses'
  | 'DELETE /api/addresses/{id}'
  | 'GET /api/office/shipping'
  | 'PUT /api/office/shipping'

type Options = Response_<'POST /api/shipping/options'>

/** Returns what each way of delivery costs, and when the quoted lines would arrive by it. */
function optionsFor(asked: Omit<ShippingToPlace, 'input'>): Options {
  const { tenant, now } = asked
  const { methods } = termsOf(tenant)
  const rushCents = rushCentsOf(asked)
  const arrival = (method: (typeof SHIPPING_METHODS)[number], isRush: boolean): string =>
    promiseNow({ ...asked, method, isRush }).days.receivedOn
  return {
    today: shopDay(now, tenant),
    methods: SHIPPING_METHODS.filter(method => methods[method].isOn).map(method => ({
      method,
      cents: methods[method].cents,
      note: methods[method].note,
      promisedOn: arrival(method, false),
      rushOn: rushCents === null ? null : arrival(method, true),
    })),
    rushCents,
  }
}

const PLACES: Response_<'GET /api/places'> = {
  items: PROVINCES.map(({ code, name, districts }) => ({
    code,
    name,
    districts: districts.map(district => ({ code: district.code, name: district.name })),
  })),
}

/** Endpoints for the lower half of a checkout, customers' addresses, and the shop's terms of delivery. */
export function createShippingEndpoints(): Endpoints<Routes> {
  return {
    'POST /api/shipping/options': async ({ tenant, person, cart: secret, body: { lines, samples }, now, run }) =>
      run(async trx => {
        const mayBeEmpty = samples.length > 0
        const listed = quoteLines({
          lines,
          list: await loadPriceList(trx, person?.id ?? null),
          tenant,
          now,
          mayBeEmpty,
        })
        const { quote } = await quoteOffers(trx, { quote: listed, of: { personId: person?.id ?? null, secret }, now })
        return { value: optionsFor({ tenant, quote, ahead: await readQueueAhead(trx), now }) }
      }),
    'GET /api/places': async () => ({ value: PLACES }),
    'GET /api/places/{district}': async ({ params }) => {
      const communes = listCommunes(params.district)
      if (!communes) throw new ProblemError('not-found')
      return { value: { items: [...communes] } }
    },
    'GET /api/addresses': async ({ person, run }) => ({ value: await run(async trx => listAddresses(trx, person.id)) }),
    'POST /api/addresses': async ({ person, body, now, run }) =>
      run(async trx => {
        await saveAddress(trx, { ownerId: person.id, input: body, now })
        return { value: await listAddresses(trx, person.id) }
      }),
    'DELETE /api/addresses/{id}': async ({ person, params, run }) =>
      run(async trx => {
        await deleteAddress(trx, { ownerId: person.id, id: params.id })
        return { value: await listAddresses(trx, person.id) }
      }),
    'GET /api/office/shipping': async ({ run }) => {
      const terms = await run(readShippingTerms)
      return { value: presentTerms(terms), etag: etagOf(versionOf(terms)) }
    },
    'PUT /api/office/shipping': async exchange => {
      const terms = await changeShippingTerms(exchange)
      return { value: presentTerms(terms), etag: etagOf(versionOf(terms)) }
    },
  }
}
