import type { ErrorBody, Response_ } from '@kitwright/contract'
import { useState } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useProblemText, useTimeZone } from '../../../session/index.ts'
import { confirm, focusFirst, formResolver, toast, useForm } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import type { Prices } from '../../officeTypes.ts'
import { fieldsOf, markedBy, readPrices, type PriceFields } from './priceForm.ts'
import { restorePrices } from './restorePrices.ts'

type PricesResponse = Response_<'GET /api/office/prices'>
type Refusal = Pick<ErrorBody['error'], 'message' | 'fields'>

export interface PriceDesk {
  readonly form: UseFormReturn<PriceFields, unknown, Prices>
  readonly save: (event: React.FormEvent) => void
  readonly discard: () => void
  /** Fills the form from an earlier list without saving. */
  readonly restore: (earlier: Prices) => void
}

/** State of the price list editor, with its single save. */
export function usePriceForm(prices: PricesResponse): PriceDesk {
  const { t } = useTranslation(['office', 'common'])
  const [api, act] = [useApi(), useOfficeAction()]
  const [problemText, timeZone] = [useProblemText(), useTimeZone()]
  const [version, setVersion] = useState(prices.version)
  const form = useForm<PriceFields, unknown, Prices>({
    defaultValues: fieldsOf(prices, timeZone),
    resolver: formResolver(fields =>
      readPrices(fields, timeZone, (wrong, limits) => t(`office:${wrong}`, { ...limits })),
    ),
  })
  const start = (from: PricesResponse): void => {
    form.reset(fieldsOf(from, timeZone))
    setVersion(from.version)
  }
  const mark = ({ message, fields = [] }: Refusal): void => {
    const marked = fields.flatMap(({ path }) => markedBy(path)) as Path<PriceFields>[]
    for (const path of marked) form.setError(path, { message })
    focusFirst(marked.map(path => form.getFieldState(path).error))
  }

  /** Asks which version of the list to keep, since somebody else has saved in between. */
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
        if (!isOutdated) mark(error)
        return isOutdated
      },
    })
    if (isOutdated) await ask(list)
  }

  return {
    form,
    save: form.handleSubmit(
      async list => send(list, version),
      () => toast('error', t('office:prices_problems')),
    ),
    discard: () => start(prices),
    restore: earlier => form.reset(fieldsOf(restorePrices(earlier, prices), timeZone), { keepDefaultValues: true }),
  }
}
