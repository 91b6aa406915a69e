import fc from 'fast-check'

// Loaded before the tests: those that make up their samples make up the same ones each time, so that none fails by chance.
fc.configureGlobal({ seed: 20_261_122 })
