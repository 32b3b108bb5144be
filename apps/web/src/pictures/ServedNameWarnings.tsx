import { useCallback } from 'react'
import { useAsync } from '../ui/index.ts'
import { readServedDesign } from './findNameProblems.ts'
import { NameWarnings } from './NameWarnings.tsx'
import { useOwnFonts } from './useOwnFonts.ts'

interface Props {
  /** A design document as the server gave it. */
  readonly document: unknown
  readonly names: readonly string[]
  /** What the design is called, where the page shows none. */
  readonly design?: string
}

/** {@link NameWarnings} outside the studio and checkout, where a design is not read and the shop's own fonts are not known yet. */
export function ServedNameWarnings({ document, ...rest }: Props) {
  useOwnFonts()
  const read = useCallback(async () => readServedDesign(document), [document])
  const { data } = useAsync(read)
  return data?.ok ? <NameWarnings document={data.document} {...rest} /> : null
}
