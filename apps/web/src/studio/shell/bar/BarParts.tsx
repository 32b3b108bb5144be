import { LIMITS } from '@kitwright/contract'
import { canRedo, canUndo } from '@kitwright/design'
import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconShoppingBag } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { lazy, toast, useIsDesktop } from '../../../ui/index.ts'
import { useSave } from '../../save/index.ts'
import { useDesignName, useStudio } from '../../context/index.ts'
import { Suspense } from 'react'
import { documentOf, type Mode } from '@kitwright/editor'
import css from './Bar.module.css'

const LazyMark = lazy(async () => ({ default: (await import('./UnreadMark.tsx')).UnreadMark }))

/** The bar renders without waiting for the code of the mark. */
export const UnreadMark = () => (
  <Suspense>
    <LazyMark />
  </Suspense>
)

export interface StudioBarProps {
  readonly onOrder: () => void
  readonly onAddToCart: () => void
}

export function UndoButtons() {
  const { t } = useTranslation(['studio'])
  const history = useStudio(state => state.history)
  const undo = useStudio(state => state.undo)
  const redo = useStudio(state => state.redo)
  return (
    <div className={css.pair}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('studio:undo')}
        title={t('studio:undo')}
        disabled={!canUndo(history)}
        onClick={undo}
      >
        <IconArrowBackUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('studio:redo')}
        title={t('studio:redo')}
        disabled={!canRedo(history)}
        onClick={redo}
      >
        <IconArrowForwardUp size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** The design's name, edited in place. */
export function NameField() {
  const { t } = useTranslation(['studio'])
  const name = useStudio(state => state.name)
  const rename = useStudio(state => state.rename)
  const garment = useStudio(state => documentOf(state).garment)
  const nameDesign = useDesignName()
  return (
    <TextInput
      aria-label={t('studio:design_name')}
      variant="unstyled"
      classNames={{ root: css.nameRoot, input: css.name }}
      value={name}
      maxLength={LIMITS.title}
      onChange={event => rename(event.currentTarget.value)}
      onBlur={() => {
        if (name.trim() === '') rename(nameDesign(garment))
      }}
    />
  )
}

/** Chooses the garment, its pieces laid flat, or both. */
export function ModeChoice() {
  const { t } = useTranslation(['studio'])
  const mode = useStudio(state => state.mode)
  const setMode = useStudio(state => state.setMode)
  const isDesktop = useIsDesktop()
  const modes: Mode[] = isDesktop ? ['3d', 'flat', 'both'] : ['3d', 'flat']
  const labels: Record<Mode, string> = { '3d': '3D', flat: t('studio:flat'), both: t('studio:both') }
  return (
    <SegmentedControl
      size="sm"
      style={{ flex: 'none' }}
      aria-label={t('studio:view_mode')}
      value={!isDesktop && mode === 'both' ? '3d' : mode}
      onChange={value => {
        const chosen = modes.find(each => each === value)
        if (chosen) setMode(chosen)
      }}
      data={modes.map(value => ({ value, label: labels[value] }))}
    />
  )
}

/** Saves on request, with a message when it is done. */
export function useSaveButton(): { isSaving: boolean; onSave: () => void } {
  const { t } = useTranslation(['studio'])
  const { save, isSaving } = useSave()
  return {
    isSaving,
    onSave: () => void save().then(id => id && toast('success', t('studio:saved_on_server'))),
  }
}

export function OrderButton({ onOrder }: Pick<StudioBarProps, 'onOrder'>) {
  const { t } = useTranslation(['studio'])
  const isDesktop = useIsDesktop()
  return (
    <Button
      onClick={onOrder}
      size="sm"
      leftSection={isDesktop ? <IconShoppingBag size={18} aria-hidden /> : undefined}
      className={css.order}
    >
      {t('studio:order')}
    </Button>
  )
}
