import type { LineInput, Order, ShippingMethod } from '@kitwright/contract'
import type { Call } from '@kitwright/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { type Refusal, useProblemText, useSend, useSession } from '../../../session/index.ts'
import { retractToast, toast, wrongFields } from '../../../ui/index.ts'
import type { CheckoutSource } from '../form/checkoutSource.ts'
import type { CheckoutForm, CheckoutStorage } from '../form/checkoutStorage.ts'
import { type OrderInput, placeOrder } from './placeOrder.ts'
import { useMarkQuestion } from './useMarkQuestion.ts'
import { frameOf, linesOf } from '../../../cart/index.ts'

interface Ingredients {
  readonly form: UseFormReturn<CheckoutForm>
  readonly storage: CheckoutStorage
  readonly source: CheckoutSource
}
export interface PlaceOrderForm {
  readonly submit: (event: React.FormEvent) => void
  /** Whether the sign-up dialog is open. */
  readonly isAsking: boolean
  /** Goes on with the order, unless someone wanted to stop while the sign-in was being sent. */
  readonly onSignedIn: (isStopped: boolean) => void
  readonly onCancel: () => void
  /** Receives the displayed total, so that the server can refuse a different one. */
  readonly onQuote: (shown: ShownOrder | undefined) => void
  /** The problem that blocks the order; empty if there is none. */
  readonly problem: string
}

/** Returns all order lines. */
const linesIn = ({ designs }: CheckoutForm, source: CheckoutSource, designIds: readonly string[]): LineInput[] =>
  source.designs.flatMap(({ design }, i) => {
    const form = designs[i]
    return form ? linesOf(form, frameOf(design, { designId: designIds[i] ?? design.id, fabric: form.fabric })) : []
  })

const isNothing = (values: CheckoutForm, source: CheckoutSource): boolean =>
  linesIn(values, source, []).length + source.samples.length === 0

/** Errors that mean something else here than elsewhere. */
const OWN_TEXTS: Readonly<Record<string, 'checkout:already_received' | 'checkout:order_wait_stopped'>> = {
  'idempotency-key-reused': 'checkout:already_received',
  canceled: 'checkout:order_wait_stopped',
}

/** The field that a refusal is about. */
const FIELD_OF: Readonly<Record<string, 'phone' | 'neededBy'>> = {
  'phone-invalid': 'phone',
  'needed-by-too-early': 'neededBy',
  'needed-by-past': 'neededBy',
}

/** Refusals after which the screen shows outdated prices or days. */
const OUTDATED = new Set([
  'price-changed',
  'needed-by-too-early',
  'rush-not-offered',
  'method-not-offered',
  'credit-not-approved',
  'credit-exceeded',
])

/** The query key, with the order's id, under which `useCall` caches the order. */
const ORDER = 'GET /api/orders/{id}'

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Shows the problem that blocks the order until it no longer applies. */
function useSaid(form: UseFormReturn<CheckoutForm>) {
  const [problem, setProblem] = useState('')
  const unsay = (): void => {
    retractToast(problem)
    setProblem('')
  }
  const say = (text: string): void => {
    // The new problem replaces the previous one.
    retractToast(problem)
    setProblem(text)
    toast('error', text)
  }
  // A problem reported for earlier form values no longer applies once the values change.
  useEffect(() => {
    if (problem === '') return undefined
    return form.subscribe({
      formState: { values: true },
      callback: () => {
        retractToast(problem)
        setProblem('')
      },
    })
  }, [form, problem])
  return { problem, say, unsay }
}

/** The total and the way of delivery on the screen. The server refuses another total. */
export interface ShownOrder {
  readonly totalCents: number
  readonly method: ShippingMethod
}

/** Returns where the order goes; nothing before the shop's ways of delivery are known. */
const shippingOf = (values: CheckoutForm, shown: ShownOrder | undefined): Pick<OrderInput, 'shipping'> => {
  const { place, directions, mapPoint, neededBy, isRush, purchaseNumber } = values
  const method = values.method === '' ? shown?.method : values.method
  if (method === undefined) return {}
  return { shipping: { method, place, directions, mapPoint, neededBy: neededBy || null, isRush, purchaseNumber } }
}

/** Saves the order's address for the next one. The order stands if that fails; the customer is told. */
function useKeepAddress() {
  const problemText = useProblemText()
  return async (values: CheckoutForm, api: ReturnType<ReturnType<typeof useSession>['apiFor']>): Promise<void> => {
    const { addressName: name, place, address, landmark, phone, directions, mapPoint } = values
    const kept = await api('POST /api/addresses', {
      body: { name, place, address, landmark, phone, directions, mapPoint },
    })
    if (!kept.ok) toast('error', problemText(kept.error))
  }
}

/** Saves the design and places the order. A retry uses the same design and order. */
function useSaveAndPlace({ storage, source }: Omit<Ingredients, 'form'>) {
  const { accountId, apiFor } = useSession()
  const keepAddress = useKeepAddress()
  return async (values: CheckoutForm, onScreen: () => ShownOrder | undefined) => {
    // All calls use the account at the start, even if another signs in.
    const account = accountId()
    const api = apiFor(account)
    const saved = await source.save(account, api, values.designs)
    if (!saved.ok) return saved
    const lines = linesIn(values, source, saved.designIds)
    const shown = onScreen()
    const { address, landmark, phone, note } = values
    const unprinted = values.isUnprintedAccepted ? ('accept' as const) : ('refuse' as const)
    const input = {
      lines,
      samples: [...source.samples],
      address,
      landmark,
      phone,
      note,
      unprinted,
      cart: saved.cart,
      ...(values.isOnAccount && { isOnAccount: true }),
      shownTotalCents: shown?.totalCents,
      ...shippingOf(values, shown),
    }
    const key = { take: () => storage.takeKey(values), drop: storage.dropKey }
    const placed = await placeOrder(input, { api, pause, key })
    if (placed.ok) await source.onPlaced(api)
    if (placed.ok && values.isAddressSaved) await keepAddress(values, api)
    return placed
  }
}

/** Returns the message shown beside the button while fields are wrong; null if none is. */
function wrongIn(errors: FieldErrors<CheckoutForm>): 'phone_missing' | 'fix_first' | null {
  const count = wrongFields(errors).length
  if (count === 0) return null
  return count === 1 && errors.phone?.type === 'filled' ? 'phone_missing' : 'fix_first'
}

/** Returns why an order was not placed. */
function useOrderProblemText(): ReturnType<typeof useProblemText> {
  const { t } = useTranslation(['checkout'])
  const problemText = useProblemText()
  return error => {
    const own = OWN_TEXTS[error.id]
    return own ? t(own) : problemText(error)
  }
}

/** Shows a refusal at its field or the choice that it asks for, and takes back one that the shop no longer offers. */
function showRefusal(form: UseFormReturn<CheckoutForm>, { id, message }: Refusal['error']): void {
  const field = FIELD_OF[id]
  if (field) form.setError(field, { message }, { shouldFocus: true })
  if (id === 'players-unprinted') form.setValue('isUnprintedRefused', true)
  if (id === 'credit-not-approved') form.setValue('isOnAccount', false)
}

/** Runs the whole order: validates, signs in if needed, saves the design, places the order once. */
export function usePlaceOrder({ form, ...ingredients }: Ingredients): PlaceOrderForm {
  const { t } = useTranslation(['checkout', 'common'])
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { isSignedIn } = useSession()
  const problemText = useOrderProblemText()
  const send = useSend(null)
  const saveAndPlace = useSaveAndPlace(ingredients)
  const isPrintedAsIs = useMarkQuestion(ingredients.source)
  const [isAsking, setAsking] = useState(false)
  const { problem, say, unsay } = useSaid(form)
  /** An order was attempted with invalid fields. Shown while any field is invalid. */
  const [isUnmended, setUnmended] = useState(false)
  const isRunning = useRef(false)
  const shown = useRef<ShownOrder | undefined>(undefined)

  const onPlaced = ({ value: order }: { readonly value: Order }): void => {
    unsay()
    ingredients.storage.forget()
    void queries.invalidateQueries()
    // Lets the thank-you page show the order at once.
    queries.setQueryData([ORDER, { params: { id: order.id } } satisfies Call<typeof ORDER>], order)
    // The order stays on the screen until the thank-you page is shown.
    void navigate({ to: '.', search: { order: order.id } }).then(() => ingredients.source.leave())
  }
  const onRefused = ({ error }: Refusal): boolean => {
    if (error.id === 'unauthenticated') setAsking(true)
    showRefusal(form, error)
    if (OUTDATED.has(error.id)) void queries.invalidateQueries()
    say(problemText(error))
    return true
  }

  async function run(): Promise<void> {
    // A second click during the first has no effect.
    if (isRunning.current) return
    isRunning.current = true
    unsay()
    try {
      const placing = { done: onPlaced, refused: onRefused }
      await send(async () => saveAndPlace(form.getValues(), () => shown.current), placing)
    } finally {
      isRunning.current = false
    }
  }

  async function submit(values: CheckoutForm): Promise<void> {
    if (isNothing(values, ingredients.source)) return say(t('checkout:cart_empty'))
    if (!(await isPrintedAsIs())) return
    if (!isSignedIn) return setAsking(true)
    await run()
  }

  const wrong = wrongIn(form.formState.errors)
  return {
    submit: event => void form.handleSubmit(submit, () => setUnmended(true))(event),
    isAsking,
    onSignedIn: isStopped => {
      setAsking(false)
      return isStopped ? toast('info', t('checkout:not_ordered_yet')) : void run()
    },
    onCancel: () => setAsking(false),
    onQuote: order => {
      shown.current = order
    },
    problem: isUnmended && wrong ? t(`checkout:${wrong}`) : problem,
  }
}
