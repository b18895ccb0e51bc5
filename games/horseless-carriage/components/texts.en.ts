import type { ComponentTexts } from '@carriage/kernel'

export const en: ComponentTexts = {
  players: { name: 'numbers of players' },
  punchClock: { name: 'punch clock' },
  industrialists: { name: 'industrialists' },
  segments: { name: 'price segments' },
  quadrants: { name: 'quadrants' },
  priceMarkers: { name: 'price markers' },
  bonuses: { name: 'bonuses of vehicles' },
  windows: { name: 'market windows' },
  researchTracks: { name: 'research tracks' },
  technologyStations: { name: 'technology stations' },
  specIndicators: { name: 'spec indicators' },
  mainlines: { name: 'mainlines' },
  dealerships: { name: 'dealerships' },
  departments: { name: 'departments' },
  floor: { name: 'floor tiles' },
  ganttTrack: { name: 'Gantt track' },
  assemblyTrack: { name: 'assembly capacity track' },
  neutralDeck: { name: 'neutral cards' },
  playerDecks: { name: 'player cards' },
}
