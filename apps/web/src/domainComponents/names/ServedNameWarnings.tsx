import { useCallback } from 'react'
import { useAsync } from '../../ui/index.ts'
import { readServedDesign } from './findNameProblems.ts'
import { NameWarnings } from './NameWarnings.tsx'
import { useOwnFonts } from '../fonts/useOwnFonts.ts'

interface Props {
  /** Design document from the server, not yet validated. */
  readonly document: unknown
  readonly names: readonly string[]
  /** Name of the design, for pages that do not show it. */
  readonly design?: string
}

/** {@link NameWarnings} for pages that have neither a parsed design nor the shop's own fonts. */
export function ServedNameWarnings({ document, ...rest }: Props) {
  useOwnFonts()
  const read = useCallback(async () => readServedDesign(document), [document])
  const { data } = useAsync(read)
  return data?.ok ? <NameWarnings document={data.document} {...rest} /> : null
}
