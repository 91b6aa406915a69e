import { testWriters } from '../letter-writers.ts'

testWriters([1, 2, 3, 4, 5, 6])
testWriters([6], 'Prepare')
