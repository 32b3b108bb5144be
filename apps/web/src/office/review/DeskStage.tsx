import { baseSizeOf, sizeLabel } from '@kitwright/garment'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { ChangeWords } from './changes/ChangeWords.tsx'
import css from './ReviewPage.module.css'
import { CompareStage } from './stage/CompareStage.tsx'
import type { BoardMark } from './stage/FlatBoard.tsx'
import { ReviewStage } from './stage/ReviewStage.tsx'
import type { Desk } from './useDesk.ts'

/** The design in 3D and flat with its warnings, or two revisions side by side. */
export function DeskStage({ pictureUrl, desk }: { pictureUrl: string; desk: Desk }) {
  const { t } = useTranslation(['review'])
  const { opened, comparison, shown, inKit, view, warnings, isFlipped } = desk
  const marks = useMemo(
    () =>
      (warnings ?? []).map(({ layer, isBlocking }, i): BoardMark => ({
        number: i + 1,
        tone: isBlocking ? 'blocking' : 'warning',
        layer: layer?.id ?? null,
        piece: layer?.piece ?? 'back',
      })),
    [warnings],
  )
  const { before, changes, captions, title } = comparison
  if (comparison.isOn && before)
    return (
      <>
        <CompareStage open={opened} after={shown} {...{ before, changes, captions, isFlipped }} />
        <ChangeWords {...{ title, changes }} garment={opened.garment} hint={t('review:hold_b')} />
      </>
    )
  const size = sizeLabel(baseSizeOf(opened.garment.productType))
  return (
    <>
      <ReviewStage
        open={opened}
        document={isFlipped && before ? before : inKit}
        pictureUrl={pictureUrl}
        view={view.view}
        marks={marks}
        chosen={view.chosen}
        focus={view.focus}
        onChoose={desk.showLayer}
        onSide={side => view.show(side, null)}
      />
      <footer className={css.foot}>{t('review:scale', { size })}</footer>
    </>
  )
}
