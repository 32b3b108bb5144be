import type { PatternUse } from '@kitwright/design'
import { describePattern, type Colouring } from '@kitwright/library'
import { Group, Input, UnstyledButton } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import css from '../Patterns.module.css'
import { PatternPicture } from '../library/PatternTile.tsx'

interface ColouringsProps {
  readonly pattern: PatternUse
  readonly onChoose: (colouring: Colouring) => void
}

/** The colourings of a pattern, including the ground. One click applies one. */
export function Colourings({ pattern: { id }, onChoose }: ColouringsProps) {
  const { t } = useTranslation(['patterns'])
  const pattern = describePattern(id)
  if (!pattern) return null
  return (
    <Input.Wrapper label={t('patterns:colourings')} labelElement="div">
      <Group gap={8} mt={6} role="group" aria-label={t('patterns:colourings')}>
        {pattern.colourings.map((colouring, i) => (
          <UnstyledButton
            key={colouring.ground + colouring.inks.join()}
            className={css.colouring}
            aria-label={t('patterns:colouring', { number: i + 1 })}
            style={{ background: colouring.ground }}
            onClick={() => onChoose(colouring)}
          >
            <PatternPicture pattern={pattern} inks={colouring.inks} opacity={1} />
          </UnstyledButton>
        ))}
      </Group>
    </Input.Wrapper>
  )
}
