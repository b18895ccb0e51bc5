export { isFenced } from './fenced.ts'
export { homeStore } from './store-map.ts'
export { type Store, type Stores, storesOf } from './stores.ts'
