import { gradeDocument } from '@kitwright/artwork'
import { cachedLayerSize } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import { baseSizeOf, defaultChart, optionsKey, type Garment, type Size, type SizeChart } from '@kitwright/garment'
import { garmentOnSize, loadGrades } from '@kitwright/garment/grades'
import { shownDocument } from '@kitwright/editor'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '../../../../session/index.ts'
import { useStudio } from '../../../context/index.ts'

/** Returns the shop's own measures of this garment, or the garment's defaults if the shop's are unavailable. */
function useChart(garment: Garment, isEnabled: boolean): SizeChart | null {
  const { data, isError } = useCall('GET /api/sizecharts', {}, { isEnabled })
  const own = data?.items.find(({ type }) => type === garment.productType)
  return useMemo(() => {
    const usual = defaultChart(garment.productType)
    if (own) {
      const rows = Object.fromEntries(own.rows.map(({ size, mm }) => [size, mm]))
      return { productType: usual.productType, measures: own.measures, rows: { ...usual.rows, ...rows } }
    }
    return isError || data ? usual : null
  }, [own, isError, data, garment])
}

/** Returns the garment graded to another size; nothing for the size it is designed in. */
function useGraded(size: Size | null) {
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => shownDocument(state).options)
  const isWanted = size !== null && size !== baseSizeOf(garment.productType)
  const chart = useChart(garment, isWanted)
  return useQuery({
    queryKey: ['graded', garment.id, optionsKey(options), size, chart],
    queryFn: async () =>
      garmentOnSize({ garment, grades: await loadGrades(garment.id), options, size: size!, chart: chart! }),
    enabled: isWanted && chart !== null,
    structuralSharing: false,
  })
}

export interface Sizes {
  readonly size: Size
  /** Size laid over the pieces; null for none. */
  readonly compared: Size | null
}

export interface SizedDesign {
  readonly garment: Garment
  readonly document: DesignDocument
  /** Garment in the compared size, once loaded. */
  readonly other: Garment | null
  /** Whether this is the size in which the user draws. */
  readonly isDesigned: boolean
  readonly state: 'ready' | 'loading' | 'failed'
  readonly retry: () => void
}

/** Returns the design as it is placed on a size, by the same rules as in print. */
export function useSizes({ size, compared }: Sizes): SizedDesign {
  const garment = useStudio(state => state.garment)
  const document = useStudio(shownDocument)
  const baseSize = baseSizeOf(garment.productType)
  const [own, other] = [useGraded(size), useGraded(compared)]
  const graded = size === baseSize ? null : own.data
  const shown = useMemo(
    () => (graded ? gradeDocument(document, { base: garment, graded, measure: cachedLayerSize }) : document),
    [document, garment, graded],
  )
  const isFailed = own.isError || other.isError
  const isMissing = (size !== baseSize && !own.data) || (compared !== null && compared !== baseSize && !other.data)
  return {
    garment: graded ?? garment,
    document: shown,
    other: compared === null ? null : compared === baseSize ? garment : (other.data ?? null),
    isDesigned: !graded,
    state: isFailed ? 'failed' : isMissing ? 'loading' : 'ready',
    retry: () => void Promise.all([own, other].map(async query => query.isError && query.refetch())),
  }
}
