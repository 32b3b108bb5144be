import type { CartItem } from '@kitwright/contract'
import { listDesignChanges, readDesign } from '@kitwright/design'
import { Alert, Button } from '@mantine/core'
import { useCallback } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useAddToCart } from '../../cart/index.ts'
import { type Draft, loadDraft } from '../../drafts/index.ts'
import { useAsync } from '../../ui/index.ts'
import { type Change, ChangeList } from './ChangeList.tsx'

interface DeviceChange {
  readonly draft: Draft
  readonly changes: readonly Change[]
}

/** Returns how this browser's draft of an item differs from the cart's design; null if it does not. */
async function findDeviceChange({ designId, document }: CartItem): Promise<DeviceChange | null> {
  const draft = await loadDraft(designId)
  if (!draft) return null
  const read = await readDesign(document)
  const changes = read.ok ? listDesignChanges(read.document, draft.document) : []
  return changes.length > 0 ? { draft, changes } : null
}

/** Shows how a design has changed since it was put in the cart, here or on the server, and takes the change. */
export function ItemChanges({ item, onAccept }: { item: CartItem; onAccept: () => void }) {
  const { t } = useTranslation(['cart'])
  const add = useAddToCart()
  const { data: device } = useAsync(useCallback(async () => findDeviceChange(item), [item]))
  if (item.changes.length > 0 || item.revision !== (item.currentRevision ?? item.revision)) {
    return (
      <Alert color="orange" variant="light" p="xs">
        {t('cart:changes_title')}
        <ChangeList changes={item.changes} />
        <Button size="xs" variant="default" onClick={onAccept}>
          {t('cart:changes_accept')}
        </Button>
      </Alert>
    )
  }
  if (!device) return null
  return (
    <Alert color="orange" variant="light" p="xs">
      {t('cart:on_device')}
      <ChangeList changes={device.changes} />
      <Button size="xs" variant="default" onClick={() => void add(device.draft)}>
        {t('cart:take_device')}
      </Button>
    </Alert>
  )
}
