import { sleeveOf, type ProductType } from '@kitwright/garment'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { claimDraft, ensureSaved, type Draft } from '../../drafts/index.ts'
import { useProblemText, useSession } from '../../session/index.ts'
import { retractToast, toast, whileBusy, wrongFields } from '../../ui/index.ts'
import type { CheckoutForm, CheckoutStorage } from './checkoutStorage.ts'
import { placeOrder, type Placed } from './placeOrder.ts'
import { otherLinesOf } from './otherDesigns.ts'
import { linesOf } from './rows.ts'

interface Ingredients {
  readonly form: UseFormReturn<CheckoutForm>
  readonly storage: CheckoutStorage
  readonly draft: Draft
  readonly productType: ProductType
}
export interface Placing {
  readonly submit: (event: React.FormEvent) => void
  /** The sign-up dialog is open. */
  readonly isAsking: boolean
  readonly onSignedIn: () => void
  readonly onCancel: () => void
  /** Tells the total on the screen, for the server to refuse another. */
  readonly onQuote: (totalCents: number | undefined) => void
  /** What stands in the way; empty when nothing does. */
  readonly problem: string
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** What stands in the way, said and shown until it is not true any more. */
function useSaid(form: UseFormReturn<CheckoutForm>) {
  const [problem, setProblem] = useState('')
  const unsay = (): void => {
    retractToast(problem)
    setProblem('')
  }
  const say = (text: string): void => {
    // What was said before this is answered by it.
    retractToast(problem)
    setProblem(text)
    toast('error', text)
  }
  // What was said of the form as it was is not true of it as it is.
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

/** From the button to the order: checks, signs in when needed, saves the design, places once. */
export function usePlacing({ form, storage, draft, productType }: Ingredients): Placing {
  const { t } = useTranslation(['checkout', 'common'])
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { isSignedIn, accountId, apiFor } = useSession()
  const problemText = useProblemText()
  const [isAsking, setAsking] = useState(false)
  const { problem, say, unsay } = useSaid(form)
  /** Tried to order with wrong fields: said for as long as one is. */
  const [isUnmended, setUnmended] = useState(false)
  const isRunning = useRef(false)
  const shown = useRef<number | undefined>(undefined)
  // Tried again after a failure, it is the same copy.
  const own = useRef(draft)

  async function saveAndPlace(values: CheckoutForm): Promise<Placed | null> {
    // All of it for the account that it begins with, whoever else signs in meanwhile.
    const account = accountId()
    const api = apiFor(account)
    own.current = await claimDraft(own.current, account)
    const saved = await ensureSaved(own.current.id, api, own.current)
    if (!saved.ok) {
      if (saved.error.id === 'unauthenticated') setAsking(true)
      say(problemText(saved.error))
      return null
    }
    const frame = {
      designId: saved.designId,
      productType,
      fabric: values.fabric,
      sleeve: sleeveOf(draft.document),
    }
    const { address, landmark, phone, note } = values
    const lines = [...linesOf(values, frame), ...otherLinesOf(values.others)]
    const input = { lines, address, landmark, phone, note, shownTotalCents: shown.current }
    const key = { take: () => storage.takeKey(values), drop: storage.dropKey }
    return placeOrder(input, { api, pause, key })
  }

  function show(placed: Placed): void {
    if (placed.kind === 'placed') {
      unsay()
      storage.forget()
      void queries.invalidateQueries()
      void navigate({ to: '.', search: { order: placed.order.id } })
    } else if (placed.kind === 'alreadyReceived') say(t('checkout:already_received'))
    else {
      if (placed.error.id === 'phone-invalid')
        form.setError('phone', { message: placed.error.message }, { shouldFocus: true })
      if (placed.error.id === 'unauthenticated') setAsking(true)
      if (placed.error.id === 'price-changed') void queries.invalidateQueries()
      say(problemText(placed.error))
    }
  }

  async function run(): Promise<void> {
    // A second click while the first is under way changes nothing.
    if (isRunning.current) return
    isRunning.current = true
    unsay()
    try {
      const placed = await whileBusy(() => saveAndPlace(form.getValues()))
      if (placed) show(placed)
    } finally {
      isRunning.current = false
    }
  }

  async function submit(values: CheckoutForm): Promise<void> {
    if (values.players.length + values.sizes.length + values.others.length === 0) say(t('checkout:cart_empty'))
    else if (isSignedIn) await run()
    else setAsking(true)
  }

  return {
    submit: event => void form.handleSubmit(submit, () => setUnmended(true))(event),
    isAsking,
    onSignedIn: () => {
      setAsking(false)
      void run()
    },
    onCancel: () => setAsking(false),
    onQuote: totalCents => {
      shown.current = totalCents
    },
    problem: isUnmended && wrongFields(form.formState.errors).length > 0 ? t('checkout:fix_first') : problem,
  }
}
