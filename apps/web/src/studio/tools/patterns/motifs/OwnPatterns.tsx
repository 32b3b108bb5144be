import { isInOwnColours, type Fill, type PatternUse } from '@kitwright/design'
import { Button, Text } from '@mantine/core'
import { IconLetterCase, IconShieldHalf } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import css from './Own.module.css'
import { useOwn } from './useOwn.ts'

interface OwnPatternsProps {
  readonly fill: Fill
  readonly use: PatternUse | null
  readonly onChoose: (use: PatternUse) => void
}

const KINDS = [
  { kind: 'text', Icon: IconLetterCase },
  { kind: 'picture', Icon: IconShieldHalf },
] as const

/** Patterns made of the club's name and its crest. */
export function OwnPatterns({ fill, use, onChoose }: OwnPatternsProps) {
  const { t } = useTranslation(['patterns'])
  const own = useOwn(fill)
  // A photograph in its own colours is not a crest.
  const worn = use && !isInOwnColours(use) ? use.motif?.kind : undefined
  const [busy, setBusy] = useState<keyof typeof own | null>(null)
  const choose = async (kind: keyof typeof own): Promise<void> => {
    setBusy(kind)
    const made = await own[kind]()
    setBusy(null)
    if (made) onChoose(made)
  }
  return (
    <div role="group" aria-label={t('patterns:own')}>
      <Text size="xs" c="dimmed" mb={4}>
        {t('patterns:own')}
      </Text>
      <div className={css.pair}>
        {KINDS.map(({ kind, Icon }) => (
          <Button
            key={kind}
            variant={worn === kind ? 'light' : 'default'}
            className={css.kind}
            aria-pressed={worn === kind}
            loading={busy === kind}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => void choose(kind)}
          >
            {t(`patterns:own_${kind}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
