import type { Revision } from '@kitwright/contract'
import { Button, SegmentedControl } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { DesignPicture } from '../../../domainComponents/index.ts'
import { useAsync } from '../../../ui/index.ts'
import { designOf } from '@kitwright/editor'
import { useStudio } from '../../context/index.ts'
import css from './Revisions.module.css'
import { useRestore } from './useRestore.ts'

/** Returns the list's picture until the large one has loaded. */
function useLarge(pictureUrl: string): string {
  const large = `${pictureUrl}&side=front&width=800`
  const load = useCallback(async () => {
    const image = new Image()
    image.src = large
    await image.decode()
    return large
  }, [large])
  return useAsync(load, { onError: () => {} }).data ?? `${pictureUrl}&width=200`
}

interface Props {
  readonly revision: Revision
  readonly onRestored: () => void
}

/** Shows one version, large; a tap switches between it and the current design. */
export function RevisionView({ revision, onRestored }: Props) {
  const { t } = useTranslation(['revisions'])
  const [isNow, setNow] = useState(false)
  const document = useStudio(designOf)
  const type = useStudio(state => state.garment.productType)
  const { restore, isBusy } = useRestore()
  const label = t('revisions:this_one', { revision: revision.revision })
  const url = useLarge(revision.pictureUrl)
  return (
    <div className={css.view}>
      <button type="button" className={css.large} onClick={() => setNow(!isNow)}>
        <DesignPicture
          key={String(isNow)}
          type={type}
          name={isNow ? t('revisions:as_it_is') : label}
          pictureUrl={isNow ? null : url}
          design={isNow ? document : undefined}
        />
      </button>
      <SegmentedControl
        fullWidth
        aria-label={t('revisions:shown')}
        value={isNow ? 'now' : 'then'}
        onChange={value => setNow(value === 'now')}
        data={[
          { value: 'then', label },
          { value: 'now', label: t('revisions:as_it_is') },
        ]}
      />
      <Button
        h={44}
        fullWidth
        loading={isBusy}
        data-sending={isBusy}
        leftSection={<IconHistory size={18} aria-hidden />}
        onClick={() => void restore(revision.revision).then(isDone => isDone && onRestored())}
      >
        {t('revisions:restore')}
      </Button>
      <p className={css.note}>{t('revisions:restore_saves')}</p>
    </div>
  )
}
