import type { ProductSizes } from '@kitwright/contract'
import { defaultChart, SIZES } from '@kitwright/garment'
import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../session/index.ts'
import { toast } from '../../ui/index.ts'
import { useAct } from '../list/useAct.ts'
import { converted, readChart, typedChart, type Fault, type Typed, type Unit } from './chartForm.ts'

interface Draft {
  readonly typed: Typed
  /** What was typed when it was last left: a half-typed number is not wrong yet. */
  readonly judged: Typed
}
export interface ChartDesk {
  readonly typed: Typed
  readonly unit: Unit
  readonly isChanged: boolean
  readonly faultAt: (path: string) => Fault | undefined
  readonly type: (path: string, text: string) => void
  readonly judge: () => void
  readonly setUnit: (unit: Unit) => void
  readonly fillIn: () => void
  readonly discard: () => void
  readonly save: () => Promise<void>
}

const usualRows = (type: ProductSizes['type']): ProductSizes['rows'] =>
  SIZES.map(size => ({ size, bodyChest: null, mm: defaultChart(type).rows[size] }))

/** The charts while they are edited: what is typed for one product stays while another one is looked at. */
export function useChartDrafts(chart: ProductSizes, form: RefObject<HTMLFormElement | null>): ChartDesk {
  const { t } = useTranslation(['office'])
  const [api, act] = [useApi(), useAct()]
  const [unit, setUnit] = useState<Unit>('cm')
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const draft = drafts[chart.type]
  const { typed, judged } = draft ?? { typed: typedChart(chart.rows, unit), judged: {} }
  const set = (next: Draft): void => setDrafts({ ...drafts, [chart.type]: next })
  const { rows, faults } = readChart(chart.type, typed, unit)

  const discard = (): void => {
    const { [chart.type]: _gone, ...others } = drafts
    setDrafts(others)
  }
  async function save(): Promise<void> {
    set({ typed, judged: typed })
    if (Object.keys(faults).length > 0) {
      toast('error', t('office:chart_problems'))
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const sent = { params: { productType: chart.type }, body: { version: chart.version, rows } }
    // Where another administrator was quicker the list is read anew, and what is typed stays.
    if (await act(() => api('PUT /api/office/sizecharts/{productType}', sent), t('office:chart_saved'))) discard()
  }

  return {
    typed,
    unit,
    isChanged: draft !== undefined,
    faultAt: path => (judged[path] === typed[path] ? faults[path] : undefined),
    type: (path, text) => set({ typed: { ...typed, [path]: text }, judged }),
    judge: () => draft && set({ typed, judged: typed }),
    setUnit: to => {
      const inUnit = (texts: Typed): Typed => converted(texts, unit, to)
      const all = Object.entries(drafts).map(([type, each]) => [
        type,
        { typed: inUnit(each.typed), judged: inUnit(each.judged) },
      ])
      setDrafts(Object.fromEntries(all) as typeof drafts)
      setUnit(to)
    },
    fillIn: () => set({ typed: typedChart(usualRows(chart.type), unit), judged: {} }),
    discard,
    save,
  }
}
