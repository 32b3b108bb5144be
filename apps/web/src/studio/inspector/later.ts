// One piece of code that comes after the garment, all at once: whoever selects everything must not wait for its buttons.
export { LayerList } from '../tools/layers/LayerList.tsx'
export { SeveralFields } from './SeveralFields.tsx'
