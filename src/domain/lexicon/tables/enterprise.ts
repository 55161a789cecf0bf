/** Business systems and office software. */
export const enterprise = `
# office software: office
Microsoft Office|ms office, microsoft office suite, office suite, office 365, o365, m365, microsoft 365, ms office suite, microsoft suite, microsoft programs, microsoft products, ms 365, office applications, microsoft office products, office software, microsoft applications
?Excel|microsoft excel, ms excel, excel spreadsheets, advanced excel, excel skills, =EXCEL, excel formulas, conditional formatting
Pivot tables|vlookup, xlookup
?Word|microsoft word, ms word
PowerPoint|microsoft powerpoint, ms powerpoint, ppt
?Outlook|microsoft outlook, ms outlook
SharePoint|sharepoint online
OneDrive
?Teams|microsoft teams, ms teams
OneNote
?Publisher|microsoft publisher, ms publisher
?Exchange|microsoft exchange, exchange server, exchange online
Google Workspace|g suite, google apps
 Google Sheets
 Google Docs
 Google Drive
Visio|microsoft visio
Spreadsheets|spreadsheet software
Microsoft Project|ms project
Word processing|word processor
Email|email software, email management, electronic mail
?Slack
Zoom meetings|?Zoom
Webex
Skype
Google Meet
Adobe Acrobat|pdf editing
DocuSign
?Notion
Airtable
monday.com
Smartsheet
Asana
Basecamp
ClickUp
Wrike
LibreOffice
OpenOffice
Lotus Notes
Internet research|web research, online research, internet searches
# erp: office, accounting, manufacturing, logistics
ERP|enterprise resource planning, erp systems, erp software
SAP|sap erp, sap ecc, sap r/3, sap system
SAP S/4HANA|s/4hana, sap hana, s4 hana, sap s4
SAP FICO|sap fi, sap co, sap finance
SAP MM|sap materials management
SAP SD|sap sales and distribution
SAP HCM|sap hr
 SAP SuccessFactors|successfactors
SAP PP|sap production planning
SAP BW|sap business warehouse
SAP APO|sap scm, snp planning
SAP LSMW|lsmw
SAP IDoc|idoc, idocs
SAP Basis|sap netweaver
SAP EWM|sap wm
Oracle ERP|oracle financials, oracle e-business suite, oracle fusion, oracle ebs, oracle applications
Microsoft Dynamics|dynamics 365, microsoft dynamics 365, d365
 Dynamics NAV|navision, business central
 Dynamics AX
NetSuite|oracle netsuite
JD Edwards|jde, enterpriseone, jde e1
PeopleSoft
=Workday|workday hcm
Infor
Baan
Lawson ERP|lawson software
?Sage|sage 50, sage 100, sage intacct, sage accounting
Epicor
Syspro
Odoo
Acumatica
DATEV
Lexware
ERP implementation|system implementation, software implementation
Document management|document control, document management systems, document controller, electronic document management
# crm: sales, marketing
CRM|customer relationship management, crm software, crm systems, client relationship management
Salesforce|salesforce.com, sfdc, sales cloud, salesforce crm, salesforce administration, service cloud
HubSpot
Zoho|zoho crm
Siebel
Microsoft Dynamics CRM|microsoft crm, dynamics crm
SugarCRM
Pipedrive
Marketo
Pardot
Eloqua
Salesforce Marketing Cloud|marketing cloud
ZoomInfo
LinkedIn Sales Navigator|sales navigator
Apollo.io
Outreach.io
# business analysis: data, project management
Business analysis|business analyst, business systems analysis
Process improvement|business process improvement, improve processes, process optimization, continuous process improvement, improving processes, process enhancement, operational improvement, process reengineering, streamline processes, process optimisation
Process mapping|business process modeling, bpmn, process documentation, process flows, workflow design, workflows, business processes, business process management, bpm, process flow diagrams
Gap analysis|fit gap analysis
SWOT analysis
Feasibility studies
Cost-benefit analysis|cost analysis, roi analysis
Business cases|business case development
Benchmarking
Systems analysis|systems analyst, systems evaluation
Standard operating procedures|=SOP, =SOPs, operating procedures, sop development, procedure writing, procedures manuals
Policies and procedures|policy development, policy and procedure development, company policies, policy implementation, develop policies
Data entry|alphanumeric data entry, 10 key, ten key, entering data, data input, inputting data, input data, data processing
`;
