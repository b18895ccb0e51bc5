import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-5.10': {
    title: 'Die Aktion Forschung',
    text: 'Erhöhe deine Karosseriestufe oder deine Motorstufe um 1.',
  },
  'AE-5.11': {
    title: 'Die höchste Stufe',
    text: 'Keine Stufe steigt über {companyBoard.highestLevel}, denn kein Teil hat einen höheren Wert.',
  },
  'AE-5.12': {
    title: 'Höchstens zwei Stufen Abstand',
    text: 'Nach der Forschung dürfen deine Stufen um höchstens {companyBoard.mostLevelDifference} auseinanderliegen. Eine Stufe, die weiter davonliefe, darfst du nicht erhöhen.',
  },
  'AE-5.13': {
    title: 'Wenn nur eine steigen kann',
    text: 'Kann nur eine deiner Stufen steigen, musst du diese erhöhen.',
  },
  'AE-5.14': {
    title: 'Forschung geht fast immer',
    text: 'Forschung ist nur unmöglich, wenn beide Stufen auf {companyBoard.highestLevel} sind, denn die niedrigere kann immer steigen.',
  },
  'AE-5.15': {
    title: 'Einen Ingenieurchip ausgeben',
    text: 'Statt eine Stufe zu erhöhen, darfst du einen Ingenieurchip ausgeben und beide Stufen um 1 erhöhen.',
  },
  'AE-5.16': {
    title: 'Ein Chip bewegt beide',
    text: 'Du darfst einen Chip nur ausgeben, wenn beide Stufen unter {companyBoard.highestLevel} sind: Er muss beide bewegen.',
  },
  'AE-5.17': {
    title: 'Chip bei vollem Abstand',
    text: 'Du darfst einen Chip auch ausgeben, wenn deine Stufen um {companyBoard.mostLevelDifference} auseinanderliegen, denn der Abstand bleibt gleich.',
  },
  'AE-5.18': {
    title: 'Ein Chip je Forschung',
    text: 'In einer Aktion Forschung darfst du höchstens einen Chip ausgeben.',
  },
  'AE-5.19': {
    title: 'Ausgegebene Chips',
    text: 'Ein ausgegebener Ingenieurchip verlässt das Spiel.',
  },
  'AE-5.20': {
    title: 'Welchen Chip du ausgibst',
    text: 'Hast du den losen Chip und einen auf einem Ingenieur, wählst du, welchen der beiden du ausgibst; Chips auf Ingenieuren sind untereinander gleich. Wo ein Chip liegt, ist nur für Olds wichtig (AE-7.24). Zählt an eurem Tisch für Olds jeder Chip, geht der lose zuerst.',
  },
}
