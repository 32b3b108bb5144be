import { LIMITS, type Piping } from '@kitwright/design'
import {
  addPiping,
  changePiping,
  documentOf,
  freeSeams,
  pipedSeams,
  type DocumentState,
  type DocumentVerbs,
  type ViewVerbs,
} from '@kitwright/editor'
import type { SeamGroup } from '@kitwright/garment'
import { Button, NativeSelect, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconPointer } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { pieceKey, useGesture, useStudio, useStudioParts, type WindowVerbs } from '../../../context/index.ts'
import css from './Piping.module.css'
import { PipingFields } from './PipingFields.tsx'

const NONE: readonly Piping[] = []

/** Returns a function that names seams. */
function useSeamName(): (group: SeamGroup | null, edges: Piping['edges']) => string {
  const { t } = useTranslation(['piping', 'arrange'])
  return (group, edges) =>
    group ? t(`piping:seam_${group.id}`) : t('piping:seam_other', { piece: t(pieceKey(edges[0]!.piece)) })
}

/** Returns the index of the expanded piping and its setter. A piping just added is expanded. */
function useOpened(count: number): readonly [number | null, (at: number | null) => void] {
  const [open, setOpen] = useState<number | null>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) setOpen(count - 1)
    if (count < before.current) setOpen(null)
    before.current = count
  }, [count])
  return [open, setOpen]
}

const stripes = ({ colour, middle }: Piping): string =>
  middle ? `linear-gradient(${colour} 33%, ${middle.colour} 33% 67%, ${colour} 67%)` : colour

/** Adds piping by the name of its seam or by pressing the seam. */
function AddPiping() {
  const { t } = useTranslation(['piping'])
  const api = useStudioParts<DocumentState & DocumentVerbs & ViewVerbs & WindowVerbs>()
  const seamName = useSeamName()
  const garment = useStudio(state => state.garment)
  const document = useStudio(documentOf)
  const isSeamAsked = useStudio(state => state.isSeamAsked)
  const free = freeSeams(garment, document)
  const isFull = (document.piping ?? NONE).length >= LIMITS.piping
  if (isFull) return <Text size="xs">{t('piping:full', { count: LIMITS.piping })}</Text>
  return (
    <>
      <NativeSelect
        className={css.touch}
        label={t('piping:add')}
        value=""
        data={[
          { value: '', label: t('piping:choose') },
          ...free.map(group => ({ value: group.id, label: seamName(group, []) })),
        ]}
        onChange={event => {
          const chosen = free.find(({ id }) => id === event.currentTarget.value)
          if (chosen) addPiping(api, chosen.edges)
        }}
      />
      <Button
        variant={isSeamAsked ? 'light' : 'default'}
        size="sm"
        className={css.button}
        aria-pressed={isSeamAsked}
        leftSection={<IconPointer size={18} aria-hidden />}
        onClick={() => {
          const { askSeam, closeSheet } = api.getState()
          askSeam(!isSeamAsked)
          // A phone's sheet covers the seams.
          if (!isSeamAsked) closeSheet()
        }}
      >
        {t('piping:pick')}
      </Button>
    </>
  )
}

/** Bands of colour along seams and hems. */
export function PipingSection() {
  const { t } = useTranslation(['piping'])
  const gesture = useGesture()
  const seamName = useSeamName()
  const api = useStudioParts<DocumentState & DocumentVerbs>()
  const garment = useStudio(state => state.garment)
  const document = useStudio(documentOf)
  const all = document.piping ?? NONE
  const [open, setOpen] = useOpened(all.length)
  return (
    <Stack gap="xs" role="group" aria-label={t('piping:title')}>
      <Text size="sm" fw={600}>
        {t('piping:title')}
      </Text>
      {all.length === 0 && (
        <Text size="xs" c="dimmed">
          {t('piping:hint')}
        </Text>
      )}
      {all.map((piping, at) => {
        const seams = pipedSeams(garment, document, piping)
        const name = seamName(seams.group, piping.edges)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a piping is known by its place
          <div key={at}>
            <UnstyledButton
              className={css.row}
              aria-expanded={open === at}
              onClick={() => setOpen(open === at ? null : at)}
            >
              <span className={css.band} style={{ background: stripes(piping) }} aria-hidden />
              <span className={css.name}>{name}</span>
              <span className={css.width}>{piping.widthMm} mm</span>
            </UnstyledButton>
            {open === at && (
              <PipingFields
                name={name}
                value={piping}
                seams={seams}
                onChange={next => changePiping(api, at, next, gesture())}
              />
            )}
          </div>
        )
      })}
      <AddPiping />
    </Stack>
  )
}
