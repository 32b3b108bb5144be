import type { DesignDocument } from '@kitwright/design'
import type { ProductType } from '@kitwright/garment'
import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { Dialog } from '../../../ui/index.ts'
import { DesignPicture } from '../../../domainComponents/index.ts'
import css from './Save.module.css'

/** One of the two versions: drawn here, or by the server. */
export interface Version {
  readonly label: string
  readonly when: string
  readonly pictureUrl: string | null
  readonly design?: DesignDocument
}

function Side({ type, version }: { type: ProductType; version: Version }) {
  const { label, when, pictureUrl, design } = version
  return (
    <figure className={css.version}>
      <DesignPicture type={type} name={label} pictureUrl={pictureUrl} design={design} />
      <figcaption>
        <b>{label}</b>
        <small>{when || '\u00a0'}</small>
      </figcaption>
    </figure>
  )
}

interface Props {
  readonly title: string
  readonly text: string
  readonly type: ProductType
  readonly mine: Version
  readonly theirs: Version
  readonly onClose: () => void
  /** The available actions. */
  readonly children: ReactNode
}

/** Shows two versions of one design side by side, with the available actions. */
export function ChooseVersion({ title, text, type, mine, theirs, onClose, children }: Props) {
  const { t } = useTranslation(['revisions'])
  return (
    <Dialog onClose={onClose} title={title} size={560} closeLabel={t('revisions:close')}>
      <Stack gap="md">
        <Text>{text}</Text>
        <div className={css.versions}>
          <Side type={type} version={mine} />
          <Side type={type} version={theirs} />
        </div>
        <div className={css.ways}>{children}</div>
      </Stack>
    </Dialog>
  )
}
