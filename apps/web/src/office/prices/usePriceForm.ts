import type { Response_ } from '@kitwright/contract'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useProblemText } from '../../session/index.ts'
import { confirm, toast } from '../../ui/index.ts'
import { useAct } from '../list/useAct.ts'
import { draftOf, readDraft, type PriceDraft, type Prices } from './priceForm.ts'
import { restored } from './restored.ts'

export interface FieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly 'data-path': string
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
}
export interface PriceDesk {
  readonly draft: PriceDraft
  readonly isChanged: boolean
  /** What a text field of a path needs. */
  readonly field: (path: string) => FieldProps
  /** What is wrong at a path. */
  readonly problemAt: (path: string) => string | undefined
  /** Whether the API knows the fabric. */
  readonly isKept: (fabric: string) => boolean
  readonly set: (change: Partial<PriceDraft>) => void
  readonly discard: () => void
  /** Goes on from an earlier list; nothing is saved by it. */
  readonly restore: (earlier: Prices) => void
  readonly save: () => Promise<void>
}

/** Goes to the first marked field once it is marked. */
const focusFirst = (form: HTMLElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

type KeptPrices = Response_<'GET /api/office/prices'>

/** The price list while it is edited: typed texts, what is wrong with them, and the one save of the whole. */
export function usePriceDraft(
  prices: KeptPrices,
): PriceDesk & { readonly form: React.RefObject<HTMLFormElement | null> } {
  const { t } = useTranslation(['office', 'common'])
  const api = useApi()
  const act = useAct()
  const problemText = useProblemText()
  const [draft, setDraft] = useState(() => draftOf(prices))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isChanged, setChanged] = useState(false)
  const [version, setVersion] = useState(prices.version)
  const form = useRef<HTMLFormElement>(null)
  const set = (change: Partial<PriceDraft>): void => {
    setDraft({ ...draft, ...change })
    setChanged(true)
  }
  const start = (from: KeptPrices): void => {
    setDraft(draftOf(from))
    setVersion(from.version)
    setProblems({})
    setChanged(false)
  }
  const complain = (found: Readonly<Record<string, string>>): void => {
    setProblems(found)
    focusFirst(form.current)
  }

  async function save(): Promise<void> {
    const read = readDraft(draft)
    if (!read.ok) {
      toast('error', t('office:prices_problems'))
      return complain(Object.fromEntries(Object.entries(read.wrong).map(([path, kind]) => [path, t(`office:${kind}`)])))
    }
    await send(read.prices, version)
  }

  /** Somebody else has saved meanwhile: whose list shall it be? */
  async function ask(list: Prices): Promise<void> {
    const latest = await api('GET /api/office/prices', {})
    if (!latest.ok) return toast('error', problemText(latest.error))
    const isMine = await confirm({
      title: t('common:confirmation'),
      message: t('office:prices_stale'),
      accept: t('office:prices_stale_mine'),
      reject: t('common:cancel'),
    })
    if (isMine) await send(list, latest.value.version)
  }

  async function send(list: Prices, from: number): Promise<void> {
    let isOutdated = false
    await act(() => api('PUT /api/office/prices', { body: { ...list, version: from } }), {
      said: t('office:prices_saved'),
      done: ({ value }) => start(value),
      refused: ({ error }) => {
        isOutdated = error.id === 'stale-version'
        if (!isOutdated) complain(Object.fromEntries((error.fields ?? []).map(({ path }) => [path, error.message])))
        return isOutdated
      },
    })
    if (isOutdated) await ask(list)
  }

  return {
    form,
    draft,
    isChanged,
    set,
    save,
    discard: () => start(prices),
    restore: earlier => set(draftOf(restored(earlier, prices))),
    problemAt: path => problems[path],
    isKept: fabric => prices.fabrics.some(({ id }) => id === fabric),
    field: path => ({
      value: draft.typed[path] ?? '',
      // A step is marked as a whole by the API: both of its fields then say so.
      error: problems[path] ?? (path.startsWith('steps.') ? problems[path.slice(0, path.lastIndexOf('.'))] : undefined),
      'data-path': path,
      onChange: event => {
        const { [path]: _solved, ...rest } = problems
        setProblems(rest)
        set({ typed: { ...draft.typed, [path]: event.currentTarget.value } })
      },
    }),
  }
}
