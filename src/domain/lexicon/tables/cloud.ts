/** Cloud, operations, security, networks, user support. */
export const cloud = `
# cloud: cloud, software
AWS|amazon web services, amazon aws, aws services, aws cloud, aws infrastructure
 Amazon EC2|ec2, aws ec2
 Amazon S3|s3
 AWS Lambda
 CloudFormation
 Amazon RDS|rds
Azure|microsoft azure, azure cloud, azure services
Google Cloud|gcp, google cloud platform
Cloud computing|cloud, cloud services, cloud infrastructure, cloud technologies, cloud platforms, cloud solutions, cloud architecture, cloud engineering, cloud based
IBM Cloud|bluemix
Oracle Cloud|oci
Serverless|serverless architecture, serverless computing
OpenStack
Cloud Foundry
Heroku
Vercel
Netlify
DigitalOcean
Cloud migration|cloud transformation
SaaS|software as a service, paas, iaas
Cost optimization in cloud|finops
# devops: cloud, software
DevOps|dev/ops, devops practices, devops tools
CI/CD|=CICD, continuous integration, continuous delivery, continuous deployment, ci cd, ci/cd pipelines, build automation, deployment automation, deployment pipelines, build pipelines
Jenkins|jenkins pipelines
GitHub Actions
GitLab CI
CircleCI
Travis CI
Azure DevOps
TeamCity
Bamboo CI
Argo CD
Docker|docker containers
 Docker Compose
Podman
Containerization|container management, application containers, containerized applications, container orchestration
Kubernetes|k8s
 Amazon EKS|eks
 Azure AKS|aks
 Google GKE|gke
 ?Helm|helm charts
OpenShift|red hat openshift
Mesos|apache mesos
Docker Swarm
HashiCorp Nomad
Terraform|terraform enterprise
Pulumi
Infrastructure as code|=IaC, infrastructure automation, cloud infrastructure as code
Ansible|ansible playbooks
?Puppet
SaltStack
?Chef
Prometheus
Grafana
Datadog
New Relic
Nagios
Dynatrace
AppDynamics
Telegraf
Zabbix
Application monitoring|monitoring tools, observability, infrastructure monitoring, system monitoring, monitoring and alerting, apm tools
Splunk
Log management
Sumo Logic
Site reliability engineering|=SRE, site reliability
Load balancing|load balancers
 F5 BIG-IP
 HAProxy
Secret management|key management
 HashiCorp Vault
Linux|linux administration, linux operating system, linux/unix
 Red Hat Enterprise Linux|red hat, rhel, red hat linux
 Ubuntu
 CentOS
 Debian
Unix
 Solaris
 AIX
 HP-UX
=Windows Server|windows server administration, windows servers, server administration, windows server 2012, windows server 2016
=Windows|windows 10, microsoft windows, ms windows, windows operating system, windows 11, windows platform
macOS|mac os, apple mac, os x, mac osx
Virtualization|virtual machines
 VMware|vsphere, vmware esxi, vcenter
 Hyper-V
 Proxmox
Citrix|virtual desktop, vdi, remote desktop
Storage systems|storage administration, data storage
 =SAN|storage area network
 =NAS
 NetApp
 EMC storage
Mainframe operations|z/os, mainframe systems
Batch scheduling|job scheduling
 Control-M
 AutoSys
# security: security
Cybersecurity|information security, it security, infosec, security operations, data security, computer security, security engineering
Network security|network protection
Penetration testing|pen testing, pentest, red team
 Kali Linux
 Metasploit
 Burp Suite
 Ethical hacking
Vulnerability management|vulnerability assessment, vulnerability scanning, vulnerability scans, vulnerabilities, security testing
 Nessus
 Qualys
SIEM|soc analyst, security information and event management, sentinel siem, security monitoring
 QRadar
 ArcSight
Firewalls|firewall management
 Palo Alto firewalls|palo alto
 Check Point firewalls
 Fortinet|fortigate
Encryption|cryptography
 PKI
SSL/TLS|ssl, tls, ssl certificates, certificate management
Identity and access management|=IAM, identity management, access management, identity governance, user provisioning, access certification
 Saviynt
 SailPoint
 CyberArk
 ForgeRock
 Ping Identity
Single sign-on|sso, authentication
Okta
Multi-factor authentication|mfa, two factor authentication
Active Directory|microsoft active directory
 Azure Active Directory|azure ad, entra id
 Group Policy
LDAP
Access control|role based access control, rbac, entitlement, user access management, segregation of duties, user accounts, user account management
Incident response|security incidents, security incident response
Threat intelligence|threat hunting, threat modeling, threat analysis, threat detection
Digital forensics|computer forensics, malware analysis, reverse engineering
Intrusion detection|ids/ips, intrusion prevention, =IDS, =IPS
Endpoint security|antivirus, endpoint protection
 CrowdStrike
 Microsoft Defender
 EDR
Email security|phishing, spam filtering, proofpoint
Data loss prevention|dlp
Application security|appsec, sast, dast
 OWASP
 Secure coding
Cloud security|aws security, casb, zero trust
Security architecture|security design
Security audits|security assessment, cybersecurity audits, it audit, information security audits
Security policies|information security policies, security standards, cybersecurity policies, security awareness, security awareness training, information security policy, security policy
ISO 27001|iso/iec 27001
NIST|nist framework
FISMA
HITRUST
CIS Controls
SOC 2
Information security risk|it risk management, cyber risk
PCI DSS|pci compliance, pci
# networks: networks, support
Networking|computer networking, network administration, lan, wan, network engineering, lan/wan, network infrastructure, network management, network operations
HTTP|https, http/https
Ethernet
QoS|quality of service
TACACS|radius authentication
TCP/IP|ip addressing, subnetting
DNS
DHCP
Cisco|cisco ios, cisco routers, cisco switches, cisco networking
Routing and switching|routers, network switches
 BGP
 OSPF
 MPLS
 VLAN
 EIGRP
SD-WAN|software defined networking, sdn
VPN|virtual private network
Wireless networks|wi-fi, wlan, wireless networking
VoIP|telephony, voice over ip, sip trunking, pbx, unified communications, ip telephony, voice gateways
Network monitoring|packet analysis
 Wireshark
 SolarWinds
Network design|network architecture
Structured cabling|network cabling, cat5, cat6, cable installation, fiber optics, fibre optic, low voltage cabling
Telecommunications|telecom, rf engineering, radio frequency, wireless communications
 GSM
 LTE|4g
 5G
OSS/BSS|=OSS, network operations center
Satellite communications|satcom
# it support: support
Technical support|it support, desktop support, tech support, l1 support, tier 1 support, end user support, user support, tier 2 support, computer support, technical assistance
Help desk|service desk, help desk support
System administration|sysadmin, system administrator, administering systems, system maintenance
Troubleshooting|technical troubleshooting, diagnose issues, diagnosing, troubleshoot issues, troubleshoot, diagnose problems, resolve technical issues
Fault diagnosis|fault finding
Hardware maintenance|computer hardware, pc hardware, hardware repair, hardware installation, hardware troubleshooting, hardware and software, hardware, computer repair, pc repair, hardware/software
Software installation|installing software, software upgrades, patch management, patching
Operating systems|os installation
ITIL|it service management, itsm, itil framework, service management, itil methodologies
Incident management|problem management, major incident management, incident handling, ticket management, service tickets, trouble tickets, ticketing systems
ServiceNow
BMC Remedy|remedy ticketing
Zendesk
Freshdesk
Freshservice
SCCM
Microsoft Intune|intune
Jamf
Mobile device management|endpoint manager
Printers|printer support, peripherals, printer maintenance
Audio-visual equipment|audio visual, av equipment, av setups, video conferencing, a/v equipment, a/v, video conference
IT asset management|asset inventory, software licensing, license management
Computer skills|computer literacy, computer literate, pc skills, computer proficiency, computer knowledge, computer applications, computer usage, computer systems, computer proficient, use of computers, it skills, computer software, operate a computer
IT project management|it projects, technology projects
IT infrastructure|infrastructure management, technical infrastructure, infrastructure support, data center
Digital transformation|digitalization, digitization, process automation
Robotic process automation|=RPA
 UiPath
 Automation Anywhere
 Blue Prism
Low-code development|microsoft power platform
 Power Apps
 Power Automate
 OutSystems
 Mendix
`;
