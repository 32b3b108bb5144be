import { useCall } from '../../session/index.ts'
import { kitsOf, type OrderedKit } from '../../cart/index.ts'
import type { DesignDocument } from '@kitwright/design'

const HOME: readonly OrderedKit[] = ['home']

/** Returns the kits of a design; home alone while they load, or if it was deleted. */
export function useDesignKits(designId: string): readonly OrderedKit[] {
  const { data } = useCall('GET /api/office/designs/{id}', { params: { id: designId } })
  // The server answers documents of the present schema.
  return data ? kitsOf(data.document as Pick<DesignDocument, 'kits'>) : HOME
}
