import type { RewordingCase } from './rewordings-dev.ts';

/** More lines that the check was developed with. */
export const rewordingsMore: RewordingCase[] = [
  {
    source: 'Delivered keynote talks at two regional conferences and wrote a quarterly column on soil health',
    honest: [
      'Gave keynote talks at 2 regional conferences and wrote a column on soil health every quarter',
      'Wrote a quarterly soil health column; delivered keynotes at two regional conferences',
      'Spoke as keynote at two regional conferences and authored a quarterly column about soil health',
    ],
    tampered: [
      'Delivered keynote talks at two international conferences and wrote a quarterly column on soil health',
      'Delivered keynote talks at twelve regional conferences and wrote a quarterly column on soil health',
      'Delivered keynote talks at two regional conferences and wrote a monthly column on soil health',
      'Delivered keynote talks at two regional conferences and wrote a best-selling book on soil health',
    ],
  },
  {
    source: 'Introduced stand-up meetings, which shortened release cycles from 6 weeks to 2 weeks',
    honest: [
      'Shortened release cycles from 6 weeks to 2 by introducing stand-up meetings',
      'Introduced daily-style stand-up meetings that shortened release cycles from six weeks to two weeks'.replace(
        'daily-style ',
        '',
      ),
      'By introducing stand-ups, cut the release cycle from 6 weeks to 2 weeks',
      'Introduced stand-up meetings and reduced release cycles from 6 to 2 weeks',
    ],
    tampered: [
      'Introduced stand-up meetings, which shortened release cycles from 6 months to 2 weeks',
      'Introduced stand-up meetings, which shortened release cycles by 6 weeks',
      'Introduced Scrum and SAFe, which shortened release cycles from 6 weeks to 2 weeks',
      'Introduced stand-up meetings company-wide, which shortened release cycles from 6 weeks to 2 weeks',
      'Introduced stand-up meetings, which shortened release cycles from 6 weeks to 2 days',
    ],
  },
  {
    source: 'Part of a five-person team that won a $2.4 million contract with a state agency',
    honest: [
      'Member of a five-person team that won a $2.4M contract with a state agency',
      'As part of a team of five, helped win a $2.4 million state agency contract',
      'Was part of a team of 5 that won a contract of $2.4 million with a state agency',
    ],
    tampered: [
      'Won a $2.4 million contract with a state agency',
      'Led a five-person team that won a $2.4 million contract with a state agency',
      'Part of a five-person team that won a $24 million contract with a state agency',
      'Part of a five-person team that won a $2.4 million contract with a federal agency',
      'Part of a fifteen-person team that won a $2.4 million contract with a state agency',
    ],
  },
  {
    source: 'Trained new cashiers and balanced the till at closing time',
    honest: [
      'Trained new cashiers and balanced the till at closing',
      'Coached new cashiers and balanced tills at closing time',
      'Balanced the till at closing time and trained new cashiers',
      'Trained newly hired cashiers; balanced the till at closing time',
    ],
    tampered: [
      'Trained 15 new cashiers and balanced the till at closing time',
      'Managed cashiers and balanced the till at closing time',
      'Trained new cashiers and managed the store at closing time',
      'Trained new cashiers and balanced the till at closing time without errors',
      'Head cashier; trained new cashiers and balanced the till at closing time',
    ],
  },
  {
    source: 'Analysed survey data in R and presented the findings to the steering committee',
    honest: [
      'Analyzed survey data using R and presented findings to the steering committee',
      'Presented findings from survey data analysed in R to the steering committee',
      'Used R to analyse survey data; presented the results to the steering committee',
    ],
    tampered: [
      'Analysed survey data in R and Python and presented the findings to the steering committee',
      'Analysed survey data in SPSS and presented the findings to the steering committee',
      'Analysed survey data in R and presented the findings to the board of directors',
      'Chaired the steering committee and analysed survey data in R',
      'Analysed data from 10,000 survey respondents in R and presented the findings to the steering committee',
    ],
  },
  {
    source: 'Kept the practice open during the pandemic by setting up video consultations for over 300 patients',
    honest: [
      'Set up video consultations for more than 300 patients, keeping the practice open during the pandemic',
      'Kept the practice open in the pandemic by setting up video consultations for 300+ patients',
      'During the pandemic, set up video consultations for over 300 patients to keep the practice open',
    ],
    tampered: [
      'Kept the practice open during the pandemic by setting up video consultations for over 3,000 patients',
      'Kept five practices open during the pandemic by setting up video consultations for over 300 patients',
      'Founded a telehealth practice with video consultations for over 300 patients',
      'Kept the practice open and increased revenue during the pandemic by setting up video consultations',
    ],
  },
  {
    source: 'Repaired hydraulic pumps and documented each job in the maintenance system',
    honest: [
      'Repaired hydraulic pumps and recorded every job in the maintenance system',
      'Fixed hydraulic pumps; documented each job in the maintenance system',
      'Documented each repair of hydraulic pumps in the maintenance system',
    ],
    tampered: [
      'Repaired hydraulic pumps and pneumatic valves and documented each job in SAP PM',
      'Repaired hydraulic pumps, reducing downtime, and documented each job in the maintenance system',
      'Certified to repair hydraulic pumps and documented each job in the maintenance system',
      'Supervised the repair of hydraulic pumps and documented each job in the maintenance system',
    ],
  },
  {
    source: 'Raised EUR 45,000 in donations through a mailing to 1,200 former pupils',
    honest: [
      'Raised €45,000 in donations with a mailing to 1,200 former pupils',
      'Through a mailing to 1,200 former pupils, raised donations of EUR 45,000',
      'Raised 45,000 euros in donations by mailing 1,200 former pupils'.replace('45,000 euros', '€45,000'),
    ],
    tampered: [
      'Raised EUR 450,000 in donations through a mailing to 1,200 former pupils',
      'Raised USD 45,000 in donations through a mailing to 1,200 former pupils',
      'Raised EUR 45,000 in donations through a mailing to 12,000 former pupils',
      'Raised EUR 45,000 annually in donations through a mailing to 1,200 former pupils',
    ],
  },
  {
    source: 'Wrote the user manual and supported the sales team at customer demos',
    honest: [
      'Wrote the user manual and helped the sales team at customer demos',
      'Authored the user manual and supported sales at demos for customers',
      'Supported the sales team during customer demos and wrote the user manual',
    ],
    tampered: [
      'Wrote the user manual and led the sales team at customer demos',
      'Wrote the user manual and closed deals at customer demos',
      'Wrote the user manual and supported the global sales team at customer demos',
      'Wrote user manuals in five languages and supported the sales team at customer demos',
    ],
  },
  {
    source: 'Managed the intensive care rota for 3 hospitals with Microsoft Excel',
    honest: [
      'Managed the intensive care rota for three hospitals in Excel',
      'Oversaw the ICU rota of 3 hospitals using Microsoft Excel'.replace('ICU', 'intensive care'),
      'Used Excel to manage the intensive care rota for three hospitals',
    ],
    tampered: [
      'Managed the intensive care units of 3 hospitals',
      'Managed the intensive care rota for 13 hospitals with Microsoft Excel',
      'Managed the intensive care rota for 3 hospitals with Power BI',
      'Managed the intensive care rota and budget for 3 hospitals with Microsoft Excel',
    ],
  },
  {
    source: 'Processed insurance claims for dental treatments, 98% of them within two working days',
    honest: [
      'Processed dental insurance claims, 98 percent within 2 working days',
      'Handled insurance claims for dental treatments, with 98% processed within two working days',
      'Processed 98% of insurance claims for dental treatments within two working days',
    ],
    tampered: [
      'Processed insurance claims for dental treatments, all of them within two working days and 99.8% without error',
      'Processed insurance claims for dental treatments, 98% of them within two working hours',
      'Processed insurance claims for dental and medical treatments, 98% of them with accuracy of 99%',
      'Approved insurance claims worth $98 million within two working days',
    ],
  },
  {
    source: 'Promoted from line cook to sous-chef after 10 months',
    honest: [
      'Promoted to sous-chef from line cook after ten months',
      'After 10 months, was promoted from line cook to sous-chef',
      'Earned promotion from line cook to sous-chef within 10 months'
        .replace('Earned promotion', 'Received a promotion')
        .replace('within', 'after'),
    ],
    tampered: [
      'Promoted from line cook to head chef after 10 months',
      'Promoted from line cook to sous-chef after 10 weeks',
      'Promoted from line cook to executive chef after 10 months',
      'Promoted twice, from line cook to sous-chef, after 10 months',
    ],
  },
  {
    source: 'Reporting to the CFO, drew up cash-flow forecasts for seven subsidiaries',
    honest: [
      'Drew up cash-flow forecasts for seven subsidiaries, reporting to the CFO',
      'Prepared cash flow forecasts for 7 subsidiaries and reported to the CFO',
    ],
    tampered: [
      'As CFO, drew up cash-flow forecasts for seven subsidiaries',
      'Reporting to the CEO, drew up cash-flow forecasts for seven subsidiaries',
      'Reporting to the CFO, drew up cash-flow forecasts for seventeen subsidiaries',
      'Reporting to the CFO, drew up cash-flow forecasts that improved liquidity for seven subsidiaries',
    ],
  },
  {
    source: 'Looked after a portfolio of 35 corporate clients and renewed 90% of contracts in 2021',
    honest: [
      'Managed a portfolio of 35 corporate clients and renewed 90% of contracts in 2021'.replace(
        'Managed',
        'Took care of',
      ),
      'Renewed 90 percent of contracts in 2021 across a portfolio of thirty-five corporate clients',
      'Served a portfolio of 35 corporate clients; in 2021, 90% of contracts were renewed',
    ],
    tampered: [
      'Looked after a portfolio of 35 corporate clients and renewed 90% of contracts in 2022',
      'Looked after a portfolio of 35 corporate clients and renewed 95% of contracts in 2021',
      'Looked after a portfolio of 53 corporate clients and renewed 90% of contracts in 2021',
      'Looked after a portfolio worth $35 million and renewed 90% of contracts in 2021',
      'Looked after a portfolio of 35 Fortune 500 clients and renewed 90% of contracts in 2021',
    ],
  },
];
