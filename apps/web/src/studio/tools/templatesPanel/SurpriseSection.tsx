import { randomLooks, type DesignDocument } from '@kitwright/design'
import { Button, Text, UnstyledButton, Skeleton } from '@mantine/core'
import { IconArrowsShuffle } from '@tabler/icons-react'
import { useMemo, useState, useCallback } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useTenant } from '../../../session/index.ts'
import { documentOf, wearRandomLook, type DocumentState, type DocumentVerbs } from '@kitwright/editor'
import { useStudioParts } from '../../context/index.ts'
import css from './Starts.module.css'
import { TeamColours } from './TeamColours.tsx'
import { teamColours } from './teamColours.ts'
import { useAsync, useObjectUrl } from '../../../ui/index.ts'
import { drawDesign } from '../../../domainComponents/index.ts'

/** Sharp enough for a tile of the panel. */
const SIDE_PX = 256

/** A preview of a look, drawn in the browser; a plain background until then. */
function LookPicture({ design }: { design: DesignDocument }) {
  const draw = useCallback(
    (signal: AbortSignal) => drawDesign(design, { view: 'turned', sidePx: SIDE_PX, signal }),
    [design],
  )
  const src = useObjectUrl(useAsync(draw).data)
  return src ? <img src={src} alt="" /> : <Skeleton radius={8} style={{ aspectRatio: 1 }} />
}

const COUNT = 6
const SEEDS = 2 ** 31

/** Returns the looks of one random draw, and which of them is worn. */
function useSurprise() {
  const api = useStudioParts<DocumentState & DocumentVerbs>()
  const tenant = useTenant()
  const [colours, setColours] = useState(() =>
    teamColours(documentOf(api.getState()), tenant.settings.homepage.theme.palette.color),
  )
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * SEEDS))
  const [chosen, setChosen] = useState<number | null>(null)
  // Drawn from the design at that time, so wearing one look does not change the others.
  const looks = useMemo(
    () => randomLooks(documentOf(api.getState()), { colours, seed, count: COUNT }),
    [api, colours, seed],
  )
  const begin = (nextColours: readonly string[], nextSeed: number): void => {
    setColours(nextColours)
    setSeed(nextSeed)
    setChosen(null)
  }
  const wear = (index: number): void => {
    // The same look, applied to the current design.
    if (wearRandomLook(api, { colours, seed, count: COUNT }, index)) setChosen(index)
  }
  return { colours, seed, looks, chosen, begin, wear }
}

/** Six looks in the team's colours. One tap applies one, one undo removes it. */
export function SurpriseSection() {
  const { t } = useTranslation(['starts'])
  const { colours, seed, looks, chosen, begin, wear } = useSurprise()
  return (
    <section aria-labelledby="surprise-title">
      <h3 id="surprise-title" className={css.heading}>
        {t('starts:surprise')}
      </h3>
      <Text size="sm" c="dimmed" mb="sm">
        {t('starts:surprise_text')}
      </Text>
      <TeamColours value={colours} onChange={next => begin(next, seed)} />
      <div className={css.grid} data-testid="surprises">
        {looks.map((look, i) => (
          <UnstyledButton
            // oxlint-disable-next-line react/no-array-index-key -- a look has no name but its place in this draw
            key={`${seed} ${i}`}
            className={css.tile}
            aria-label={t('starts:surprise_look', { number: i + 1 })}
            aria-pressed={chosen === i}
            onClick={() => wear(i)}
          >
            <LookPicture design={look} />
          </UnstyledButton>
        ))}
      </div>
      <Button
        fullWidth
        h={44}
        variant="default"
        leftSection={<IconArrowsShuffle size={18} aria-hidden />}
        onClick={() => begin(colours, (seed + 1) % SEEDS)}
      >
        {t('starts:surprise_again')}
      </Button>
      <span className="kw-hidden" role="status">
        {chosen !== null && t('starts:applied_surprise')}
      </span>
    </section>
  )
}
