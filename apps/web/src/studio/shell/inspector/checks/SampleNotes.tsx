import { type DesignDocument, sampleKindOf, sampleMarksOf } from '@kitwright/design'
import { useTranslation } from '../../../../texts/index.ts'
import { useEdit } from '../../../context/index.ts'
import { ProblemNote } from './ProblemNote.tsx'

/** Warns about a template's invented crest and its placeholder for a sponsor, which would be printed as they are. */
export function SampleNotes({ document }: { document: DesignDocument }) {
  const { t } = useTranslation(['arrange'])
  const { remove } = useEdit()
  return sampleMarksOf(document).map(mark => (
    <ProblemNote
      key={mark.id}
      layer={mark}
      text={t(`arrange:problem_sample_${sampleKindOf(mark)}`)}
      mend={t(`arrange:mend_sample_${sampleKindOf(mark)}`)}
      onMend={mark.isLocked ? null : () => remove(mark.id)}
    />
  ))
}
