import { usePickMode, type PickView } from './pickMode.ts'

/** Lets a view of the garment give colours while somebody asks for one. */
export function PickMode({ view }: { readonly view: PickView | null }) {
  const request = usePickMode(state => state.request)
  return view && request && <request.Eyedropper view={view} request={request} />
}
