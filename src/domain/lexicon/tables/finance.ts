/** Accounting, audit, tax, banking, insurance. */
export const finance = `
# accounting: accounting
Accounting|accountancy, accounting principles, accounting practices, financial accounting, accounting procedures, accountant, accounting transactions, general accounting, corporate accounting, accounting operations, accounting functions
Bookkeeping|bookkeeper, full charge bookkeeping, maintaining books
Accounts payable|a/p, =AP, payables, vendor payments, pay vendors, vendor invoices
Accounts receivable|a/r, =AR, receivables
Invoicing|invoice processing, process invoices, invoices, invoice preparation, invoice review, billing and invoicing, review invoices, issuing invoices
Billing|client billing, customer billing, billing systems, billing processes
Payment processing|check runs, process payments, payment posting, wire transfers, ach, processing payments, payments, cash application, e-payments, online payments, digital payments, payment systems
General ledger|=GL, g/l, gl accounting, general ledger accounting, ledgers, gl accounts
Journal entries|posting entries, adjusting entries
Account reconciliation|reconciliation, bank reconciliation, reconcile accounts, balance sheet reconciliation, reconciling accounts, reconcile vendor statements, reconcile bank statements, bank statements, reconcile, vendor statements
Financial statements|balance sheet, income statement, financial statement preparation, closing statements, cash flow statement, statement preparation, consolidated financial statements
Month-end close|month end, month end closing, year end close, period close, closing process, quarter close, fiscal close, year-end, financial close, quarter end
Accruals|prepaids, accrual accounting, amortization, deferrals, accruals and prepayments
Fixed assets|depreciation, fixed asset accounting, asset accounting, capital assets
Cost accounting|product costing, standard costing, job costing, variance analysis, cost allocation, management accounting, managerial accounting, inventory accounting, cost accountant
Project accounting|job cost accounting, grant accounting, fund accounting, government accounting, nonprofit accounting, construction accounting, hedge fund accounting, mutual fund accounting
Financial consolidation|intercompany, intercompany transactions, intercompany accounting, consolidations
 Hyperion
GAAP|us gaap, generally accepted accounting principles
IFRS|international financial reporting standards, ind as
Revenue recognition|asc 606, lease accounting, technical accounting, revenue accounting
Payroll|payroll processing, payroll administration, payroll management, process payroll, salaries, payroll taxes, wages, payroll systems
Expense reports|expense reporting, travel and expense, expense management, t&e
 SAP Concur|=Concur
Credit control|collections, debt collection, credit and collections, collection calls, collections management, aging reports, dunning, collect payments, past due accounts
Cash management|cash flow management, treasury, treasury management, cash flow, liquidity management, cash flow forecasting, bank deposits, deposits, making deposits, cash forecasting
Financial reporting|sec reporting, statutory reporting, external reporting, financial reports, 10-k, 10-q, prepare financial reports
Sarbanes-Oxley|sox, sox compliance, internal controls, control testing
QuickBooks|quickbooks online
Xero
FreshBooks
Accounting software|accounting systems, financial software, accounting package
 ?Tally|tally erp, tallyprime
 Peachtree
 Great Plains
 MYOB
 Yardi
1099 reporting|1099s, w-2, w-9
Petty cash|cash disbursements, cash receipts, disbursements
# audit and tax: accounting
Auditing|audit, auditor, audit procedures, audit planning, financial audit, financial auditing, audit preparation, audit support, compliance audits, conducting audits, auditing procedures
Internal audit|internal auditing, operational audit
External audit|statutory audit, big four audit, assurance services, assurance
Tax|taxation, tax accounting, direct tax, indirect tax, tax law, tax services
Tax preparation|tax returns, tax return preparation, income tax returns, individual tax returns, prepare tax returns, income tax, personal income tax, transfer tax returns, tax filing, file taxes
Tax compliance|tax reporting, tax audits, tax regulations
Corporate tax|corporate taxation, partnership tax, international tax, business tax
Sales tax|sales and use tax, excise tax
 VAT|value added tax
 GST
Property tax
Tax planning|estate tax, gift tax, tax advisory, tax research, tax strategy, tax consulting
Transfer pricing
Forensic accounting|fraud examination, fraud investigation, fraud detection, fraud prevention, fraud
# corporate finance: finance
Finance|corporate finance, financial services, financial industry
Financial analysis|financial analyst, analyze financial statements, analyzing financial data, financial data analysis, ratio analysis, financial statement analysis, financial data, credit and financial analysis, analyze financial data
Financial modeling|financial models, financial modelling, valuation models, dcf, discounted cash flow
Financial planning|=FP&A, fp&a, financial planning and analysis, planning and analysis, business planning and forecasting, financial forecasting, personal financial planning
Budgeting|budget, budget management, budget preparation, budget planning, budget control, budgetary control, annual budget, budget monitoring, budget forecasting, manage budgets, budget administration, budgeting and forecasting, budget development, expense budgets, operating budget
Profit and loss|p&l, p&l responsibility, p&l management, profitability, gross margin, operating statements, pnl
Valuation|business valuation, company valuation, appraisal valuation
Mergers and acquisitions|m&a, due diligence, deal structuring, acquisitions, post-merger integration
Capital budgeting|capital expenditure, capex, investment appraisal, capital planning, capital projects
Investor relations|shareholder relations
Financial management|financial control, financial controlling, fund management, financial operations, fiscal management, financial administration, finance management, budget and finance, manage finances, financial integrity
Financial systems|adaptive planning, thomson reuters, refinitiv
 Bloomberg Terminal|bloomberg
 Capital IQ
 FactSet
 Anaplan
Pricing analysis|pricing, pricing strategy, price optimization, product pricing, pricing models
# banking and investment: banking
Banking|retail banking, commercial banking, corporate banking, private banking, branch banking, bank operations, banking operations, consumer banking, banking products, banking services, branch management, investment banking operations, branch manager
Lending|loans, commercial lending, loan processing, loan officer, consumer lending, loan administration, loan servicing, loan origination, loan operations, loan documents, lending operations, loan documentation, loan requests, loan portfolio
Mortgage lending|mortgage, mortgage processing, home loans, mortgage banking, mortgage underwriting, mortgage documents, mortgage loans, housing loan, home finance, fha, mortgage servicing
Credit analysis|credit risk, credit risk analysis, credit assessment, credit scoring, credit monitoring, credit underwriting, credit review, credit evaluation, credit reports, creditworthiness, credit risk management
Underwriting|underwriter, loan underwriting, insurance underwriting
Portfolio management|investment portfolio, asset management, portfolio analysis, asset allocation, portfolio construction, portfolio monitoring, fund administration, fund accounting operations
Investment management|investments, investment analysis, equities, investment strategies, investment products, investment research
 Equity research
 Fixed income
Investment banking|ipo, equity capital markets, debt capital markets, structured finance
Private equity
Venture capital
Hedge funds
Capital markets
Trading|stock trading, forex, foreign exchange, trade execution, algorithmic trading, commodity trading, trading strategies, fx trading, securities trading
Derivatives|structured products
 Options trading|options pricing
 Swaps
Trade support|trade settlement, middle office, back office operations, trade reconciliation, corporate actions, custody, nav calculation, trade processing
Wealth management|financial advising, financial advisory, financial advisor, client portfolio management, high net worth, high net worth individuals, private wealth, investment advice, retirement planning
Market risk|value at risk, risk modeling, quantitative risk, stress testing models, basel iii, financial risk management, operational risk, financial risk, risk analytics
Anti-money laundering|=AML, aml/kyc, bsa/aml, transaction monitoring, customer due diligence
 KYC|know your customer
 Sanctions screening|ofac
Bank teller operations|teller, cash transactions, deposit accounts, account opening, safe deposit
Trade finance|export finance, factoring, letters of credit processing
Quantitative finance|financial engineering, stochastic calculus, quantitative modeling, financial mathematics
Economics|econometrics, macroeconomics, microeconomics, economic analysis, economic research
Fintech|payments technology, financial technology, payment industry
Microfinance|financial inclusion
# insurance: insurance
Insurance|property and casualty, insurance products, property and casualty insurance, life insurance sales, insurance policies, p&c, commercial insurance, insurance agent
Claims management|claims processing, claims adjusting, claims handling, claims adjuster, insurance claims, claims investigation, claims, claims examiner, process claims, loss adjusting, claims administration, claims adjustment
Actuarial science|actuarial analysis, actuarial, actuary, reserving, actuarial modeling
Reinsurance|risk transfer
Policy administration|policy servicing, insurance quotes, policy renewals
Loss prevention and risk control|loss control, risk engineering, subrogation
Employee benefits insurance|group insurance, group benefits
`;
