import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconArrowsDiff, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { useIsDesktop } from '../../ui/index.ts'
import { nameOf, type OfficeDesign } from '../officeTypes.ts'
import type { Comparison } from './changes/useComparison.ts'
import type { DeskProps } from './desk/deskProps.ts'
import type { DeskView } from './desk/useDeskView.ts'
import css from './ReviewPage.module.css'

interface Props extends Pick<DeskProps, 'place' | 'onStep'> {
  readonly design: OfficeDesign
  readonly desk: DeskView
  readonly comparison: Comparison
}

/** The open design's name, its revision, the views, and the ways to the designs before and after it. */
export function DeskHead({ design, place, desk, comparison, onStep }: Props) {
  const { t } = useTranslation(['review', 'office'])
  const isDesktop = useIsDesktop()
  const views = isDesktop ? (['both', 'worn', 'flat'] as const) : (['worn', 'flat'] as const)
  return (
    <header className={css.head}>
      <h2>
        {design.name}
        <small>{nameOf(design.owner)}</small>
      </h2>
      <small className={css.wide}>{t('office:revision', { revision: design.revision })}</small>
      <Button
        size="sm"
        variant={comparison.isOn ? 'light' : 'default'}
        aria-pressed={comparison.isOn}
        disabled={!comparison.isPossible}
        title={comparison.isPossible ? undefined : t('review:nothing_to_compare')}
        leftSection={<IconArrowsDiff size={16} aria-hidden />}
        onClick={() => comparison.toggle()}
      >
        {t('review:compare')} <kbd>c</kbd>
      </Button>
      <SegmentedControl
        size="sm"
        aria-label={t('review:view')}
        value={desk.view === 'both' && !isDesktop ? 'worn' : desk.view}
        onChange={value => desk.setView(views.find(each => each === value) ?? 'worn')}
        data={views.map(value => ({ value, label: t(`review:view_${value}`) }))}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('review:previous')}
        disabled={!place || place.at === 1}
        onClick={() => onStep(-1)}
      >
        <IconChevronUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('review:next')}
        disabled={place?.at === place?.of && place !== null}
        onClick={() => onStep(1)}
      >
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
    </header>
  )
}
