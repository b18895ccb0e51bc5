import { figuresTest } from '@carriage/kernel/conform/testing'
import { title } from './title.ts'

figuresTest(title, {
  players: ['HC-2.8', 'HC-2.15', 'HC-10.13'],
  punchClock: ['HC-1.32', 'HC-2.14'],
  segments: ['HC-1.4'],
  priceMarkers: ['HC-1.5', 'HC-2.17', 'HC-10.18'],
  bonuses: ['HC-7.22'],
  windows: ['HC-1.28', 'HC-6.15'],
  researchTracks: ['HC-3.11', 'HC-11.4'],
  specIndicators: ['HC-1.27'],
  mainlines: ['HC-1.18', 'HC-2.18', 'HC-12.8'],
  dealerships: ['HC-1.19'],
  departments: ['HC-1.20', 'HC-1.21', 'HC-2.1', 'HC-2.18', 'HC-5.11'],
  floor: ['HC-1.16', 'HC-1.17', 'HC-2.12', 'HC-5.59'],
  ganttTrack: ['HC-1.33', 'HC-6.3', 'HC-6.4', 'HC-11.4', 'HC-11.6'],
  assemblyTrack: ['HC-1.35', 'HC-2.13', 'HC-3.8', 'HC-3.11', 'HC-11.4'],
  neutralDeck: ['HC-1.31'],
  playerDecks: ['HC-1.30', 'HC-2.1'],
})
