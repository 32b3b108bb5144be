import type { DesignDocument } from '@kitwright/design'
import { visibleLetter, isolateDirection } from '@kitwright/library'
import { useDebouncedValue } from '@mantine/hooks'
import { IconLetterA, IconRulerMeasure } from '@tabler/icons-react'
import { useCallback, type ReactNode } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useAsync } from '../../ui/index.ts'
import { DesignWarning } from '../design/DesignWarning.tsx'
import { findNameProblems } from './findNameProblems.ts'
import type { NameWithLetters } from '../design/nameProblems.ts'

const TYPING_MS = 400

const quoted = (names: readonly string[]): string => names.map(name => `“${isolateDirection(name)}”`).join(', ')
const lettersIn = (names: readonly NameWithLetters[]): string =>
  [...new Set(names.flatMap(({ letters }) => letters))]
    .map(letter => isolateDirection(visibleLetter(letter)))
    .join(', ')

interface NameWarningsProps {
  readonly document: DesignDocument
  /** Printed names, each once. */
  readonly names: readonly string[]
  /** Name of the design, for pages that do not show it. */
  readonly design?: string | undefined
}

/**
 * Warns while names are typed about names that do not fit their kit and letters that their font lacks. It does not
 * block.
 */
export function NameWarnings({ document, names, design }: NameWarningsProps) {
  const { t } = useTranslation(['checkout'])
  const [typed] = useDebouncedValue(JSON.stringify(names), TYPING_MS)
  const look = useCallback(async () => findNameProblems(document, JSON.parse(typed) as string[]), [document, typed])
  const { long = [], lost = [], borrowed = [] } = useAsync(look, { isSticky: true }).data ?? {}
  const letterIcon = <IconLetterA size={20} aria-hidden />
  const warnings: (readonly [key: string, icon: ReactNode, text: string])[] = []
  if (long.length > 0)
    warnings.push([
      'long',
      <IconRulerMeasure key="icon" size={20} aria-hidden />,
      t('checkout:long_names', { names: quoted(long) }),
    ])
  const tell = (key: 'lost' | 'borrowed', found: readonly NameWithLetters[]): void => {
    if (found.length === 0) return
    const values = { letters: lettersIn(found), names: quoted(found.map(({ name }) => name)) }
    warnings.push([key, letterIcon, t(key === 'lost' ? 'checkout:names_lost' : 'checkout:names_borrowed', values)])
  }
  tell('lost', lost)
  tell('borrowed', borrowed)
  return warnings.map(([key, icon, text]) => (
    <DesignWarning key={key} icon={icon}>
      {design === undefined ? text : t('checkout:names_on', { design, text })}
    </DesignWarning>
  ))
}
